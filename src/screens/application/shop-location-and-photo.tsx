import { applicationStepCopy } from '../../copy/application';
import { hostCopy } from '../../copy/host';
import { whyItFailed } from '../../copy/shared';
import { picturesCopy } from '../../copy/uploads';
import { Card } from '../../ui/base/card';
import { Progress } from '../../ui/base/progress';
import { Stack } from '../../ui/base/stack';
import { Hint, SectionHeading, Text } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { PictureButtons } from '../shared/picture-buttons';
import type { ApplicationProps } from './props';

type Props = Pick<ApplicationProps, 'snapshot' | 'send'>;

/** Optional data beside the address that helps the lender: the shop's location and a photo of it. */
export function ShopLocationAndPhoto(props: Props) {
  return (
    <>
      <LocationCard {...props} />
      <PhotoCard {...props} />
    </>
  );
}

const locationCopy = applicationStepCopy.location;

/** Shows the reason before the phone asks for permission; the merchant may refuse. */
function LocationCard({ snapshot, send }: Props) {
  const { shopLocation, locationFailure, read } = snapshot.context;
  const isPending = snapshot.hasTag('pending');
  const isChecking = snapshot.matches('locating');
  const isKnown = read !== null && (read.profile.latitude !== 0 || read.profile.longitude !== 0);
  const isDone = shopLocation !== null;
  return (
    <Card>
      <Stack gap="sm">
        <SectionHeading>{locationCopy.title}</SectionHeading>
        <Text>{locationCopy.reason}</Text>
        {isKnown && !isDone && <Hint>{locationCopy.known}</Hint>}
        {isDone && <Banner tone="success">{locationCopy.found}</Banner>}
        {locationFailure !== null && !isChecking && (
          <Banner tone="late" title={hostCopy.failed[locationFailure]}>
            {locationFailure === 'settings' ? hostCopy.settingsInBrowser : locationCopy.without}
          </Banner>
        )}
        {isChecking && <Hint role="status">{locationCopy.asking}</Hint>}
        {!isDone && (
          <Button
            variant="secondary"
            busy={isChecking}
            disabled={isPending && !isChecking}
            onClick={() => send({ type: 'location.requested' })}
          >
            {locationCopy.ask}
          </Button>
        )}
        {(locationFailure === 'location-permission' || locationFailure === 'settings') && !isDone && (
          <Button variant="ghost" disabled={isPending} onClick={() => send({ type: 'settings.opened' })}>
            {locationCopy.settings}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

const photo = applicationStepCopy.photo;

/** A photo of the shop, from the camera or the phone's files, with its upload progress. */
function PhotoCard({ snapshot, send }: Props) {
  const { problem, failure, fraction, isSent } = snapshot.context.photo;
  const isPreparing = snapshot.matches('preparingPhoto');
  const isSending = snapshot.matches('submittingPhoto');
  const texts =
    problem !== null
      ? picturesCopy.problems[problem]
      : failure !== null
        ? failure.code === 'file_gone'
          ? picturesCopy.gone
          : `${photo.notSent} ${failure.code === null ? whyItFailed(failure) : ''}`.trim()
        : null;
  return (
    <Card>
      <Stack gap="sm">
        <SectionHeading>{photo.title}</SectionHeading>
        <Text>{photo.reason}</Text>
        {isSent && <Banner tone="success">{photo.sent}</Banner>}
        {texts !== null && !isPreparing && !isSending && <Banner tone="late">{texts}</Banner>}
        {isPreparing && <Hint role="status">{picturesCopy.preparing}</Hint>}
        {isSending && (
          <>
            <Hint role="status">{picturesCopy.sending(Math.round(fraction * 100))}</Hint>
            <Progress value={fraction} max={1} label={picturesCopy.sending(Math.round(fraction * 100))} />
          </>
        )}
        <PictureButtons
          capture="environment"
          disabled={snapshot.hasTag('pending')}
          onPick={(url) => send({ type: 'photo.picked', url })}
        />
      </Stack>
    </Card>
  );
}
