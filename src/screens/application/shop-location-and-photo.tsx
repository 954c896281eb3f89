import { applicationStepCopy } from '#messages/application';
import { hostCopy } from '#messages/host';
import { picturesCopy } from '#messages/uploads';
import { whyItFailed } from '../../copy/shared';
import { Card } from '../../ui/base/card';
import { Progress } from '../../ui/base/progress';
import { Stack } from '../../ui/base/stack';
import { Hint, SectionHeading, Text } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { PictureButtons } from '../shared/picture-buttons';
import type { ApplicationProps } from './props';

type Props = Pick<ApplicationProps, 'snapshot' | 'send'>;

/** Optional data in addition to the address: the location of the shop, and a photo of it. */
export function ShopLocationAndPhoto(props: Props) {
  return (
    <>
      <LocationCard {...props} />
      <PhotoCard {...props} />
    </>
  );
}

const locationCopy = applicationStepCopy.location;

/** Explains why the location is requested, before the phone asks for permission. The merchant may refuse. */
function LocationCard({ snapshot, send }: Props) {
  const { shopLocation, locationFailure, data } = snapshot.context;
  const isPending = snapshot.hasTag('pending');
  const isLocating = snapshot.matches('locating');
  // The service returns 0 and 0 for a shop without a stored location.
  const isStored = data !== null && (data.profile.latitude !== 0 || data.profile.longitude !== 0);
  const isLocated = shopLocation !== null;
  return (
    <Card>
      <Stack gap="sm">
        <SectionHeading>{locationCopy.title}</SectionHeading>
        <Text>{locationCopy.reason}</Text>
        {isStored && !isLocated && <Hint>{locationCopy.known}</Hint>}
        {isLocated && <Banner tone="success">{locationCopy.found}</Banner>}
        {locationFailure !== null && !isLocating && (
          <Banner tone="late" title={hostCopy.failed[locationFailure]}>
            {locationFailure === 'settings' ? hostCopy.settingsInBrowser : locationCopy.without}
          </Banner>
        )}
        {isLocating && <Hint role="status">{locationCopy.asking}</Hint>}
        {!isLocated && (
          <Button
            variant="secondary"
            busy={isLocating}
            disabled={isPending && !isLocating}
            onClick={() => send({ type: 'location.requested' })}
          >
            {locationCopy.ask}
          </Button>
        )}
        {(locationFailure === 'location-permission' || locationFailure === 'settings') && !isLocated && (
          <Button variant="ghost" disabled={isPending} onClick={() => send({ type: 'settings.opened' })}>
            {locationCopy.settings}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

const photoCopy = applicationStepCopy.photo;

/** Buttons to pick a photo of the shop, from the camera or the phone's files, and the progress of its upload. */
function PhotoCard({ snapshot, send }: Props) {
  const { problem, failure, fraction, isSent } = snapshot.context.photo;
  const isPreparing = snapshot.matches('preparingPhoto');
  const isSending = snapshot.matches('submittingPhoto');
  const problemText =
    problem !== null
      ? picturesCopy.problems[problem]
      : failure !== null
        ? failure.code === 'file_gone'
          ? picturesCopy.gone
          : failure.code === null
            ? photoCopy.notSentBecause(whyItFailed(failure))
            : photoCopy.notSent
        : null;
  return (
    <Card>
      <Stack gap="sm">
        <SectionHeading>{photoCopy.title}</SectionHeading>
        <Text>{photoCopy.reason}</Text>
        {isSent && <Banner tone="success">{photoCopy.sent}</Banner>}
        {problemText !== null && !isPreparing && !isSending && <Banner tone="late">{problemText}</Banner>}
        {isPreparing && <Hint role="status">{picturesCopy.preparing}</Hint>}
        {isSending && (
          <>
            <Hint role="status">{picturesCopy.sending(Math.round(fraction * 100))}</Hint>
            <Progress value={fraction} max={1} label={picturesCopy.sending(Math.round(fraction * 100))} />
          </>
        )}
        <PictureButtons
          capture="environment"
          isSecondary
          disabled={snapshot.hasTag('pending')}
          onPick={(url) => send({ type: 'photo.picked', url })}
        />
      </Stack>
    </Card>
  );
}
