import type * as english from '../en/allocation-order';
import type { Translation } from '../translation';

export const allocationOrder: Translation<typeof english.allocationOrder> =
  'भुगतान पहले उन किस्तों में जाता है जिनकी तारीख आ चुकी है, सबसे पुरानी किस्त में पहले: हर किस्त में पहले ब्याज, फिर लोन की रकम। उसके बाद देरी शुल्क में। उसके बाद आने वाली किस्तों में।';
