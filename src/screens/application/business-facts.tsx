import { applicationStepCopy } from '#messages/application';
import { udyamStatusLabels } from '#messages/udyam-status';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { SectionHeading } from '../../ui/base/text';
import { TextButton } from '../../ui/base/text-button';
import { Banner } from '../../ui/feedback/banner';
import type { ApplicationProps } from './props';

const copy = applicationStepCopy.business;

/** The registration of the business, as the service returns it, and a button to register with Udyam. */
export function BusinessFacts({ snapshot, send }: Pick<ApplicationProps, 'snapshot' | 'send'>) {
  const { data } = snapshot.context;
  if (data === null) return null;
  const { business } = data;
  return (
    <>
      {data.reopened.includes('business-info') && <Banner>{copy.reopened}</Banner>}
      {business !== null && (
        <Card>
          <Stack gap="xs">
            <SectionHeading>{copy.known}</SectionHeading>
            <Rows>
              {business.name !== null && <Row label={copy.name} value={business.name} />}
              {business.maskedGstin !== null && (
                <Row label={copy.gstin} value={`••${business.maskedGstin.slice(-4)}`} />
              )}
              <Row
                label={copy.udyam}
                value={udyamStatusLabels[business.udyamStatus]}
                {...(business.udyamNumber === null ? {} : { hint: business.udyamNumber })}
              />
            </Rows>
            {business.udyamStatus !== 'REGISTERED' && (
              <TextButton
                alone
                disabled={snapshot.hasTag('pending')}
                onClick={() => send({ type: 'registration.opened' })}
              >
                {copy.register}
              </TextButton>
            )}
          </Stack>
        </Card>
      )}
    </>
  );
}
