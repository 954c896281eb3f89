import type { Sandbox } from '../../../sandbox/create-sandbox';
import {
  account,
  confirm,
  decrypt,
  encryptPayment,
  firstSupplier,
  hostedPage,
  pay,
  returned,
  sendInvoice,
  supplierDetails,
  trader,
  whitelist,
} from '../support/trade';
import type { AnswersOf, Scenario } from './scenario';

const buyer = (sandbox: Sandbox) => trader(sandbox, 'credit-active');

/** A merchant without an account at the pay-later service. */
const stranger =
  (path: string, body?: object): Scenario =>
  async (sandbox) =>
    account(await trader(sandbox, 'credit-none'), path, body);

const payment = {
  supplier_id: 'sup_none',
  data: {
    redirectType: 'WEBPAGE',
    marketplaceOrderId: 'ORD-1',
    callbackUrl: 'http://lender.test/supplier',
    amount: 100,
    currencyCode: 'INR',
    merchants: { id: 'mrc_1', name: 'Shop' },
  },
};

export const creditAnswers: AnswersOf = {
  getAccountRequestStatus: {
    happy: async (sandbox) => account(await buyer(sandbox), 'requestStatus/request-nobody-made'),
  },
  getCustomer: {
    happy: async (sandbox) => account(await buyer(sandbox), 'customer'),
    failures: { customer_not_found: stranger('customer') },
  },
  getPayLaterMerchant: {
    happy: async (sandbox) => account(await buyer(sandbox), 'payLaterMerchant'),
    failures: { customer_not_found: stranger('payLaterMerchant') },
  },
  whitelistSupplier: {
    happy: async (sandbox) => whitelist(await buyer(sandbox)),
    failures: { customer_not_found: stranger('whitelist', supplierDetails()) },
  },
  addSupplier: {
    happy: async (sandbox) => {
      const merchant = await buyer(sandbox);
      const { supplier_id } = (await whitelist(merchant)).body;
      return account(merchant, 'supplier', { supplier_id, name: 'New Traders' });
    },
    failures: {
      customer_not_found: stranger('supplier', { supplier_id: 'sup_1', name: 'New Traders' }),
      supplier_already_added: async (sandbox) => {
        const merchant = await buyer(sandbox);
        return account(merchant, 'supplier', { supplier_id: await firstSupplier(merchant), name: 'Again' });
      },
    },
  },
  encryptPayment: {
    happy: async (sandbox) => encryptPayment(await buyer(sandbox)),
    failures: {
      customer_not_found: stranger('payment/encrypt', payment),
      supplier_not_found: async (sandbox) => account(await buyer(sandbox), 'payment/encrypt', payment),
      amount_out_of_range: async (sandbox) =>
        encryptPayment(await trader(sandbox, 'credit-nearly-used'), 75_001),
      customer_overdue: async (sandbox) => encryptPayment(await trader(sandbox, 'credit-overdue'), 100),
      order_amount_differs: async (sandbox) => {
        const merchant = await buyer(sandbox);
        await encryptPayment(merchant, 250_000, { order: 'ORD-same' });
        return encryptPayment(merchant, 100, { order: 'ORD-same' });
      },
    },
  },
  decryptPayment: {
    happy: async (sandbox) => {
      const merchant = await buyer(sandbox);
      const encrypted = await encryptPayment(merchant);
      return decrypt(merchant, returned(await hostedPage(sandbox, encrypted.body, 'pay')));
    },
    failures: {
      payment_secret_invalid: async (sandbox) =>
        decrypt(await buyer(sandbox), { encdata: 'c2VhbGVk', checksum: '4f0c', m_code: 'SBXSHOP01' }),
    },
  },
  uploadInvoice: {
    happy: async (sandbox) => {
      const merchant = await buyer(sandbox);
      return sendInvoice(merchant, (await pay(merchant)).opened);
    },
    failures: {
      transaction_not_found: async (sandbox) =>
        sendInvoice(await buyer(sandbox), { supplier_id: 'sup_1', transaction_id: 'txn_none' }),
      file_too_large: async (sandbox) => {
        const merchant = await buyer(sandbox);
        return sendInvoice(merchant, (await pay(merchant)).opened, new Uint8Array(5 * 1024 * 1024 + 1));
      },
      file_type_not_supported: async (sandbox) => {
        const merchant = await buyer(sandbox);
        return sendInvoice(merchant, (await pay(merchant)).opened, new TextEncoder().encode('a text'));
      },
    },
  },
  confirmTransaction: {
    happy: async (sandbox) => {
      const merchant = await buyer(sandbox);
      return confirm(merchant, (await pay(merchant)).opened);
    },
    failures: {
      transaction_not_found: async (sandbox) =>
        confirm(await buyer(sandbox), {
          status: 'Success',
          supplier_id: 'sup_1',
          transaction_id: 'txn_none',
          epaylater_id: 'epl_1',
        }),
      invoice_required: async (sandbox) => {
        const merchant = await buyer(sandbox);
        await merchant.flags({ invoice_required: true });
        return confirm(merchant, (await pay(merchant)).opened);
      },
    },
  },
};
