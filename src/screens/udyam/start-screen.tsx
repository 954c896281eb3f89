import { udyamCopy as copy, udyamSectionNames, udyamSectionStatus } from '#messages/udyam';
import { sectionStatuses, stepOfSection } from '../../../machines/domain/udyam/udyam-steps';
import { Card } from '../../ui/base/card';
import { Icon } from '../../ui/base/icon';
import { IconDot } from '../../ui/base/icon-dot';
import { SectionHeading } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { ListRow } from '../../ui/lists/list-row';
import { VisuallyHidden } from '../../ui/theme/visually-hidden';
import { Page } from '../shared/pages/page';
import { TickedList } from '../shared/ticked-list';
import type { UdyamProps } from './props';

const tones = { done: 'success', open: 'due', locked: 'muted' } as const;

/** The start of the registration: what is needed, or for a registration in progress the status of its sections. */
export function StartScreen({ snapshot, send, back }: UdyamProps) {
  const { data } = snapshot.context;
  if (data === null) return null;
  const sections = sectionStatuses(data.details);
  const doneCount = sections.filter(({ status }) => status === 'done').length;
  const next = sections.find(({ status }) => status === 'open');
  const hasStarted = doneCount > 0 || stepOfSection('kyc', data.details) !== 'kyc';
  return (
    <Page
      title={copy.title}
      heading={hasStarted ? copy.goOnHeading : copy.heading}
      lead={hasStarted ? copy.goOnLead : copy.lead}
      {...(hasStarted
        ? {
            steps: {
              done: doneCount,
              total: sections.length,
              label: copy.doneSteps(doneCount, sections.length),
            },
          }
        : {})}
      onBack={back}
      action={
        <Button onClick={() => send({ type: 'nextStep.opened' })}>
          {hasStarted ? copy.continueAt(next?.number ?? sections.length, sections.length) : copy.start}
        </Button>
      }
    >
      {!hasStarted && (
        <>
          <Banner tone="info" title={copy.warning.title}>
            {copy.warning.text}
          </Banner>
          <SectionHeading>{copy.needed}</SectionHeading>
          <TickedList items={copy.needs} />
        </>
      )}
      {hasStarted && (
        <Card tight>
          {sections.map(({ section, number, status }) => {
            const page = stepOfSection(section, data.details);
            return (
              <ListRow
                key={section}
                icon={
                  <IconDot tone={tones[status]}>
                    {status === 'done' ? <Icon name="tick" size={16} /> : number}
                  </IconDot>
                }
                title={
                  <>
                    {udyamSectionNames[section]}{' '}
                    <VisuallyHidden>– {udyamSectionStatus[status]}</VisuallyHidden>
                  </>
                }
                strong={status === 'open'}
                muted={status === 'locked'}
                {...(snapshot.can({ type: 'page.opened', page })
                  ? { onClick: () => send({ type: 'page.opened', page }) }
                  : {})}
              />
            );
          })}
        </Card>
      )}
    </Page>
  );
}
