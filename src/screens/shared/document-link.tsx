import { useState } from 'react';
import { Icon, type IconName } from '../../ui/base/icon';
import { TextButton } from '../../ui/base/text-button';
import { TextLink } from '../../ui/base/text-link';
import { Button } from '../../ui/controls/button';
import { LinkButton } from '../../ui/controls/link-button';
import { VisuallyHidden } from '../../ui/theme/visually-hidden';
import { DocumentSheet } from './document-sheet';
import { useServiceFile } from './service-file';

interface DocumentLinkProps {
  readonly link: string;
  readonly name: string;
  /** Whose document it is: read by screen readers after the name, where a page has several links of one name. */
  readonly of?: string;
  readonly icon?: IconName;
  /** A button by default. */
  readonly appearance?: 'button' | 'text';
  /** Language code of the name and of the document; the app's language by default. */
  readonly language?: string;
}

/**
 * Opens a document of the lender: in a new tab, or in a sheet on this page where it has to be fetched with a header.
 * Renders nothing for a link that may not be opened.
 */
export function DocumentLink({ link, name, of, icon, appearance = 'button', language }: DocumentLinkProps) {
  const file = useServiceFile(link);
  const [isOpen, setIsOpen] = useState(false);
  if (file === null) return null;
  const langProps = language === undefined ? {} : { lang: language };
  const label = (
    <>
      {icon !== undefined && <Icon name={icon} size={20} />}
      {name}
      {of !== undefined && (
        <>
          {' '}
          <VisuallyHidden>– {of}</VisuallyHidden>
        </>
      )}
    </>
  );
  if (file.read === null) {
    const target = {
      href: file.address,
      target: '_blank',
      ...langProps,
      ...(language === undefined ? {} : { hrefLang: language }),
    };
    return appearance === 'text' ? (
      <TextLink {...target} alone>
        {label}
      </TextLink>
    ) : (
      <LinkButton {...target} variant="secondary">
        {label}
      </LinkButton>
    );
  }
  const openSheet = () => setIsOpen(true);
  return (
    <>
      {appearance === 'text' ? (
        <TextButton {...langProps} alone onClick={openSheet}>
          {label}
        </TextButton>
      ) : (
        <Button {...langProps} variant="secondary" onClick={openSheet}>
          {label}
        </Button>
      )}
      {isOpen && <DocumentSheet file={file} name={name} onClose={() => setIsOpen(false)} />}
    </>
  );
}
