import { applicationStepCopy } from '../../copy/application';
import { hostCopy } from '../../copy/host';
import { picturesCopy } from '../../copy/pictures';
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

/** What helps the lender beside the address, and may be left out: the shop's place, and a picture of it. */
export function ShopPlaceAndPhoto(props: Props) {
  return (
    <>
      <PlaceCard {...props} />
      <PhotoCard {...props} />
    </>
  );
}

const place = applicationStepCopy.place;

/** The reason first, then the phone's own question; a refusal is the merchant's right. */
function PlaceCard({ snapshot, send }: Props) {
  const { shopPlace, placeFailure, read } = snapshot.context;
  const isPending = snapshot.hasTag('pending');
  const isAsking = snapshot.matches('locating');
  const isKnown = read !== null && (read.profile.latitude !== 0 || read.profile.longitude !== 0);
  const isDone = shopPlace !== null;
  return (
    <Card>
      <Stack gap="sm">
        <SectionHeading>{place.title}</SectionHeading>
        <Text>{place.reason}</Text>
        {isKnown && !isDone && <Hint>{place.known}</Hint>}
        {isDone && <Banner tone="success">{place.found}</Banner>}
        {placeFailure !== null && !isAsking && (
          <Banner tone="late" title={hostCopy.failed[placeFailure]}>
            {placeFailure === 'settings' ? hostCopy.settingsInBrowser : place.without}
          </Banner>
        )}
        {isAsking && <Hint role="status">{place.asking}</Hint>}
        {!isDone && (
          <Button
            variant="secondary"
            busy={isAsking}
            disabled={isPending && !isAsking}
            onClick={() => send({ type: 'place.asked' })}
          >
            {place.ask}
          </Button>
        )}
        {(placeFailure === 'location-permission' || placeFailure === 'settings') && !isDone && (
          <Button variant="ghost" disabled={isPending} onClick={() => send({ type: 'settings.opened' })}>
            {place.settings}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

const photo = applicationStepCopy.photo;

/** A picture of the shop, by the camera or from the phone, with its progress. */
function PhotoCard({ snapshot, send }: Props) {
  const { problem, failure, fraction, isSent } = snapshot.context.photo;
  const isPreparing = snapshot.matches('preparingPhoto');
  const isSending = snapshot.matches('submittingPhoto');
  const words =
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
        {words !== null && !isPreparing && !isSending && <Banner tone="late">{words}</Banner>}
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
