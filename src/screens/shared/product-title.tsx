import { productName } from '#messages/product';
import { ProductMark } from '../../ui/base/product-mark';
import { styled } from '../../ui/theme/stitches.config';

const Root = styled('span', { display: 'inline-flex', alignItems: 'center', gap: '10px' });

/** Title of a page that belongs to no step: the product's mark and name. */
export function ProductTitle() {
  return (
    <Root>
      <ProductMark />
      {productName}
    </Root>
  );
}
