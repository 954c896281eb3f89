import type * as english from '../en/supplier-transaction';
import type { Translation } from '../translation';
import { confirmingPayment } from './supplier-messages';

export const supplierTransactionCopy: Translation<typeof english.supplierTransactionCopy> = {
  title: 'पुरवठादाराला पेमेंट',
  loading: 'तुमचे पेमेंट आणत आहोत',
  refresh: 'रिफ्रेश करा',
  to: (name) => `${name} ला`,
  day: 'तारीख',
  invoice: 'बिल',
  invoiceUploaded: 'मिळाले',
  invoiceMissing: 'बाकी आहे',
  invoiceNotNeeded: 'गरज नाही',
  reference: 'संदर्भ क्रमांक',
  copyReference: 'संदर्भ क्रमांक कॉपी करा',
  leads: {
    CREATED: '“नंतर पेमेंट” पानावर कोणीही पैसे दिले नाहीत. तुमच्या उधारीपैकी काहीही वापरले गेले नाही.',
    PENDING: 'तुमची उधारी वापरली गेली आहे. हे पेमेंट नक्की झाल्यावर पैसे तुमच्या पुरवठादाराला मिळतात.',
    SUCCESS: 'पैसे तुमच्या पुरवठादाराला मिळाले आहेत.',
    FAILED: 'तुमच्या पुरवठादाराला पैसे दिले गेले नाहीत.',
  },
  confirm: 'पेमेंट नक्की करा',
  addInvoice: 'बिल जोडा',
  otherInvoice: 'दुसरे बिल पाठवा',
  toCredit: 'तुमची उधारी पाहा',
  confirming: {
    heading: confirmingPayment,
    lead: 'तुमच्या पुरवठादाराला पैसे मिळाले का ते आम्ही विचारत आहोत. याला काही मिनिटे लागू शकतात. पुन्हा पेमेंट करू नका.',
    leave: 'बाहेर पडा, नंतर पाहा',
  },
  undecided: {
    heading: 'अजून खात्री झालेली नाही',
    lead: 'पैसे बुडालेले नाहीत. कृपया पुन्हा पेमेंट करू नका. थोड्या वेळाने पुन्हा विचारा.',
    invoiceNeeded: 'आधी तुमच्या पुरवठादाराचे बिल लागते. ते जोडा, मग पेमेंट नक्की करा.',
  },
  invoicePage: {
    title: 'बिल',
    heading: 'आम्हाला बिल दाखवा',
    lead: (name) => `${name} ने तुम्हाला या पेमेंटसाठी दिलेले बिल. फोटो किंवा PDF, जास्तीत जास्त 5\u00a0MB.`,
    payment: 'पेमेंटची रक्कम',
    problem: 'दुसरे निवडा',
    preparing: 'बिल तयार करत आहोत',
    alt: 'तुम्ही निवडलेले बिल',
    noPreview: 'ते इथे दाखवता येत नाही. पाठवता येते.',
    pdf: 'PDF फाइल',
    readyHeading: 'ते सहज वाचता येते का?',
    readyLead: 'क्रमांक, तारीख आणि रक्कम दिसायला हवी.',
    send: 'बिल पाठवा',
    notSent: 'बिल पाठवले गेले नाही',
    again: 'दुसरे निवडा',
  },
  sending: 'ते पाठवले जाईपर्यंत हे पान उघडे ठेवा.',
  unanswered: {
    heading: 'अजून नक्की माहीत नाही',
    lead: 'उत्तर आमच्यापर्यंत पोहोचले नाही, त्यामुळे बिल पोहोचले की नाही ते आम्हाला माहीत नाही. पुन्हा तपासा.',
  },
  uploaded: {
    heading: 'तुमचे बिल आम्हाला मिळाले आहे',
    lead: 'ते या पेमेंटसोबत ठेवले आहे.',
    action: 'पेमेंट पाहा',
  },
  nothing: {
    heading: 'कोणतेही बिल बाकी नाही',
    lead: 'या पुरवठादाराच्या प्रत्येक पेमेंटचे बिल आहे, किंवा त्याची गरज नाही.',
  },
  notFound: {
    heading: 'आम्हाला हे पेमेंट सापडले नाही',
    lead: 'ते तुमचे नाही, किंवा त्याला बिल लागत नाही. तुमची पेमेंट पाहा.',
  },
};
