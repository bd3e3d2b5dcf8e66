import { SHOWING_REFUSALS } from './showing-refusals.ts'

/** Refusals about certificates, projects and what is shared: status, and the sentence that a person reads. */
export const PROOF_REFUSALS = {
  RECEIPT_NOT_FOUND: [404, 'There is no such receipt, or it is not public.'],
  ...SHOWING_REFUSALS,
  WIDGET_NOT_FOUND: [404, 'Oops, the widget you are looking for does not exist.'],
  WIDGETS_FORBIDDEN: [403, 'You are not allowed to access the live widget feature.'],
  WIDGET_INVALID: [400, 'Please look at the marked fields.'],
  WEBSITE_REQUIRED: [409, 'Please add the website of your company to your account first.'],
  TOO_MANY_WIDGETS: [409, 'An account has at most 20 live widgets. Please remove one first.'],
  SHARE_NOT_FOUND: [404, 'Nothing is shared at this address.'],
  IMPACT_PAGE_NOT_FOUND: [404, 'There is no impact page at this address, or it is private.'],
  IMPACT_PAGE_INVALID: [400, 'The page could not be saved. Please look at the marked fields.'],
  IMPACT_LOGO_INVALID: [400, 'Please choose a PNG of 320 × 320 pixels, white on transparent.'],
  PROJECT_NOT_FOUND: [404, 'There is no such project.'],

  ORDER_NOT_PROVED: [
    404,
    'There is no proof of this order. One is made within seconds of the shop paying for what it funds.',
  ],
  ORDER_PROOF_NOT_SHOWN: [404, 'The shop of this order does not show its entries of the ledger.'],
  ORDER_TAKEN_BACK: [410, 'What this order funded was taken back, so it has no proof any more.'],
  BILL_NOT_IN_LEDGER: [
    409,
    'This bill is not in the ledger. Its orders are listed once it is paid and funds something.',
  ],

  DISCLOSURE_INCOMPLETE: [
    409,
    'We cannot sell CO2e to the United States at the moment: not every fact that the law of California asks for is published yet.',
  ],

  LOT_NOT_FOUND: [404, 'There is no such lot, or it was reversed before.'],
  UNITS_TAKEN: [
    409,
    'Some of these units are in another lot already. One unit can be supplied once.',
  ],
  SUPPLY_EXCEEDED: [
    409,
    'This is more than the project has supplied so far. Please choose less, or something else.',
  ],

  CERTIFICATE_NOT_FOUND: [404, 'No certificate matches this number.'],
  CERTIFICATE_REFUNDED: [
    410,
    'This certificate no longer counts: what was paid for it went back to the buyer.',
  ],
  BAD_CERTIFICATE_ID: [400, 'This is not a certificate number.'],
  BAD_CERTIFICATE_CODE: [
    400,
    'A character of this short code is wrong. Please compare it with the certificate.',
  ],

  ACCOUNT_UNKNOWN: [404, 'There is no such account.'],
  GRANTED_NOT_FOUND: [404, 'There is nothing like that on this account.'],
  EVIDENCE_INVALID: [400, 'Please choose a PDF, PNG or JPG of at most 2 MB.'],
} as const
