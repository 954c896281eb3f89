import { useState } from 'react';
import { Icon, type IconName } from '../../ui/base/icon';
import { TextButton } from '../../ui/base/text-button';
import { TextLink } from '../../ui/base/text-link';
import { Button } from '../../ui/controls/button';
import { LinkButton } from '../../ui/controls/link-button';
import { PaperSheet } from './paper-sheet';
import { useServiceFile } from './service-file';

interface PaperLinkProps {
  readonly link: string;
  readonly name: string;
  readonly icon?: IconName;
  /** A button unless told. */
  readonly look?: 'button' | 'text';
  /** Language of the name and of the paper; the app's own unless told. */
  readonly language?: string;
}

/**
 * Opens a paper of the lender: as a page of its own, or on this page where the paper is given for a header only. A link that
 * may not be opened is left out.
 */
export function PaperLink({ link, name, icon, look = 'button', language }: PaperLinkProps) {
  const file = useServiceFile(link);
  const [isOpen, setIsOpen] = useState(false);
  if (file === null) return null;
  const lang = language === undefined ? {} : { lang: language };
  const label = (
    <>
      {icon !== undefined && <Icon name={icon} size={20} />}
      {name}
    </>
  );
  if (file.read === null) {
    const target = {
      href: file.address,
      target: '_blank',
      ...lang,
      ...(language === undefined ? {} : { hrefLang: language }),
    };
    return look === 'text' ? (
      <TextLink {...target} alone>
        {label}
      </TextLink>
    ) : (
      <LinkButton {...target} variant="secondary">
        {label}
      </LinkButton>
    );
  }
  const open = () => setIsOpen(true);
  return (
    <>
      {look === 'text' ? (
        <TextButton {...lang} alone onClick={open}>
          {label}
        </TextButton>
      ) : (
        <Button {...lang} variant="secondary" onClick={open}>
          {label}
        </Button>
      )}
      {isOpen && <PaperSheet file={file} name={name} onClose={() => setIsOpen(false)} />}
    </>
  );
}
