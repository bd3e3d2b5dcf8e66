import { CONTENT_REFUSALS } from './content-refusals.ts'
import { DEVELOPER_REFUSALS } from './developer-refusals.ts'
import { FOOTPRINT_REFUSALS } from './footprint-refusals.ts'
import { MESSAGE_REFUSALS } from './message-refusals.ts'
import { PROOF_REFUSALS } from './proof-refusals.ts'
import { VEHICLE_REFUSALS } from './vehicle-refusals.ts'

/**
 * Every refusal the API can give: its status and the sentence a person reads. A refusal is an
 * answer, not a fault; one without a row here does not compile.
 */
export const REFUSALS = {
  BAD_REQUEST: [400, 'Some of what was sent is not right.'],
  NOT_FOUND: [404, 'There is nothing here.'],
  METHOD_NOT_ALLOWED: [405, 'This address does not take that method.'],
  BODY_TOO_LARGE: [413, 'What was sent is too large.'],
  TOO_MANY_ATTEMPTS: [429, 'That was tried too often. Please wait a little and try again.'],
  IMPORT_IN_PROGRESS: [
    409,
    'Another file of this account is still being read. Please try again once it is done.',
  ],
  SERVER_ERROR: [500, 'Something went wrong!'],
  UNAVAILABLE: [503, 'We cannot answer just now. Please try again in a moment.'],
  SELLING_PAUSED: [409, 'We are not taking payments at the moment. Please come back later.'],

  SIGN_IN_REQUIRED: [401, 'Please sign in to go on.'],
  TOKEN_EXPIRED: [401, 'Looks like your login session has expired. Please log in again!'],
  FORBIDDEN: [403, 'This account may not do that.'],
  NO_ACTIVE_ACCOUNT: [403, 'Please complete your details first.'],
  ROLE_FORBIDS: [403, 'Your role in this account does not allow that.'],
  NOT_ON_BEHALF: [403, 'This cannot be done on behalf of someone else.'],
  CROSS_SITE: [403, 'This request came from another site.'],

  BAD_CREDENTIALS: [401, 'Invalid email or password.'],
  ACCOUNT_EXISTS: [409, 'There is already an account with this email. Please sign in.'],
  ACCOUNT_UNCLAIMED: [
    409,
    'Someone has used this email to pay without a password. We sent it a link: follow it to choose one, then sign in.',
  ],
  CLAIM_FIRST: [403, 'Please choose a password first, to keep your account.'],
  BAD_CLAIM_LINK: [
    400,
    'This link is no longer valid. It works once: if you have chosen a password, sign in with it.',
  ],
  PERSONAL_EXISTS: [409, 'This email already has a personal account.'],
  BUSINESS_EXISTS: [409, 'This email already has a business account.'],
  PASSWORD_TOO_SHORT: [400, 'Please use at least 8 characters.'],
  PASSWORD_TOO_LONG: [400, 'Please use at most 128 characters.'],
  PASSWORD_TOO_COMMON: [
    400,
    'This password is on a list of the most common ones. Please choose another.',
  ],
  CURRENT_PASSWORD_INCORRECT: [400, 'Your current password is not right.'],
  FRESH_SIGN_IN_REQUIRED: [
    403,
    'Please sign out and sign in again first; this needs a sign-in of the last ten minutes.',
  ],
  STAFF_EMAIL: [403, 'This email belongs to our own team, who sign in on their own page.'],
  REQUEST_RESET_PWD_USER_NOT_FOUND: [404, 'This email is not registered with us.'],
  REQUEST_RESET_PWD_LIMIT_EXCEEDED: [
    429,
    'Three emails were sent within the hour. Please look in your mailbox, or try again later.',
  ],
  REQUEST_RESET_PWD_FAILED: [502, 'The email could not be sent. Please try again.'],
  BAD_RECOVERY_LINK: [400, 'This recovery link is not valid any more. Please ask for a new one.'],
  SESSION_NOT_FOUND: [404, 'There is no such session.'],
  SECOND_FACTOR_REQUIRED: [401, 'Please give your second factor to go on.'],
  SECOND_FACTOR_EXISTS: [409, 'An authenticator app is already set up.'],
  SECOND_FACTOR_MISSING: [409, 'No authenticator app is set up.'],
  STAFF_NEED_SECOND_FACTOR: [
    403,
    'Staff need a second factor. Please set up an authenticator app.',
  ],
  PASSKEY_REFUSED: [400, 'This passkey did not work here. Please try again, or use another way.'],
  PASSKEY_NOT_FOUND: [404, 'There is no such passkey.'],
  CODE_WRONG: [400, 'This code is not right, or was used already. Please try the next one.'],
  NO_CLAIMS: [403, 'This Google account has no claim to work as staff here.'],
  USER_NOT_FOUND: [404, 'There is no such user.'],
  INVALID_ADMIN_TOKEN: [401, 'The admin token is missing or wrong.'],
  GOOGLE_FAILED: [502, 'Signing in with Google did not work. Please try again, or use your email.'],
  FACEBOOK_FAILED: [
    502,
    'Signing in with Facebook did not work. Please try again, or use your email.',
  ],
  FACEBOOK_WITHOUT_EMAIL: [
    400,
    'Facebook gave us no email address. Please allow it there, or join with your email.',
  ],
  inexistant_account: [404, 'There is no account for this person yet. Would you like to join?'],
  login_issue: [500, 'Signing in did not work. Please try again.'],
  INVALID_AUTH: [400, 'This way of signing in has expired. Please start again.'],
  BAD_VERIFICATION_LINK: [400, 'This link is no longer valid. You can ask for a new one.'],

  ACCOUNT_NOT_FOUND: [404, 'There is no such account among yours.'],
  BUSINESS_ONLY: [409, 'Only a business account can do that.'],
  LINK_GONE: [404, 'This link does not work any more. Please ask for a new one.'],
  MEMBER_EXISTS: [409, 'This person is already a member of the account.'],
  OWN_EMAIL_UNVERIFIED: [
    403,
    'Please verify your own email first: follow the link in the letter we sent you, or ask for another on the security page.',
  ],
  MEMBER_NOT_FOUND: [404, 'There is no such member in this account.'],
  LAST_OWNER: [409, 'An account needs an owner. Please make someone else one first.'],
  INVITATION_NOT_FOUND: [404, 'This invitation is no longer open. Please ask for a new one.'],
  INVITATION_NOT_YOURS: [
    403,
    'This invitation was sent to another email. Please sign in with that one.',
  ],

  MOBILE_INVALID: [
    400,
    'Please enter a mobile number including the country code, as in +44 7911 123456.',
  ],
  WEBSITE_INVALID: [400, 'Please give a valid website URL.'],
  VAT_NUMBER_INVALID: [400, 'This is not a VAT number of this country.'],
  EMAIL_DIFFERS: [400, 'This is not the email of your account.'],
  PICTURE_INVALID: [400, 'Please choose a JPG or PNG picture.'],
  PICTURE_TOO_LARGE: [413, 'This picture is too large: at most 2 MB and 6,000 pixels a side.'],
  CARD_NOT_FOUND: [404, 'There is no such card.'],
  CARD_IN_USE: [409, 'This card is in use by an active subscription and cannot be removed.'],

  UNKNOWN_PRODUCT: [404, 'There is no such product.'],
  NO_PRODUCTS_SELECTED: [400, 'No products selected. Please choose trees, CO2e or plastic first.'],
  AMOUNT_TOO_SMALL: [400, 'This is less than a card payment can be. Please add a little more.'],
  AMOUNT_TOO_LARGE: [400, 'This is more than one card payment can be. Please contact us.'],
  QUOTE_NOT_FOUND: [404, 'This price is no longer there. Please choose again.'],
  QUOTE_EXPIRED: [410, 'This price has expired. Please choose again.'],
  WRONG_ACCOUNT_KIND: [409, 'This product is for the other kind of account.'],
  ALREADY_PAID: [409, 'This purchase has already been paid for.'],
  UNRECOGNISED_LOCATION: [
    400,
    'We could not recognise your location. Please give your billing address.',
  ],
  TAX_ID_INVALID: [400, 'This tax id does not have the right format.'],
  TRANSACTION_FAILED: [
    502,
    'The transaction could not be created. Nothing was charged. Please try again.',
  ],
  ALREADY_REFUNDED: [409, 'This payment is refunded already, or on its way back.'],
  MAY_NOT_REFUND: [403, 'Your staff role does not include refunds.'],
  MAY_NOT_ENTER: [403, 'Your staff role does not include entering anything in the ledger.'],
  MAY_NOT_SEND: [403, 'Your staff role does not include sending newsletters.'],
  STAFF_ROLE_FORBIDS: [403, 'Your staff role does not include this.'],
  CHANGE_KIND_NOT_FOUND: [404, 'There is nothing of this name to change.'],
  CHANGE_NOT_FOUND: [404, 'There is no such change.'],
  CHANGE_IS_OPEN: [
    409,
    'A colleague is changing this already. Publish or withdraw that change first.',
  ],
  CHANGE_DECIDED: [409, 'This change is proposed or decided already, and stays as it is.'],
  CHANGE_OUTDATED: [
    409,
    'What is public has changed since this was proposed. Please look at it again, and propose it again.',
  ],
  CHANGE_NEEDS_SECOND_PERSON: [409, 'Another person than its author publishes this change.'],
  CHANGE_IS_FOR_GOOD: [409, 'This cannot be taken back. Publish a new one that follows it.'],
  PAYMENT_NOT_FOUND: [404, 'We do not know this payment.'],
  BAD_SIGNATURE: [401, 'The signature is missing or wrong.'],

  PAYMENT_UNDERWAY: [
    409,
    'The bank is still working on this payment. Please look again in a few minutes.',
  ],
  PURCHASE_NOT_FOUND: [404, 'There is no such purchase.'],
  DATE_LOCKED: [409, 'The date of this purchase is locked onto its certificate and cannot change.'],
  PURCHASE_UPDATE_FAILED: [409, 'The purchase could not be updated. Please try again.'],

  TOO_MANY_COLUMNS: [400, 'This file has more than 200 columns. Please keep those of the example.'],

  ...VEHICLE_REFUSALS,
  ...DEVELOPER_REFUSALS,
  ...FOOTPRINT_REFUSALS,
  ...PROOF_REFUSALS,
  ...MESSAGE_REFUSALS,
  ...CONTENT_REFUSALS,

  WRONG_PLAN: [400, 'This plan is not part of that product.'],
  TOO_MANY_MEMBERS: [400, 'That is more than one subscription holds. Please contact us.'],
  BELOW_INCREMENT: [400, 'Please use whole steps of 100 kg of CO2e a year.'],
  ALREADY_SUBSCRIBED: [
    409,
    'This account already has an active subscription of this kind. You can change it instead.',
  ],
  OTHER_CURRENCY: [
    409,
    'Your running subscription is in another currency, and one account is billed in one currency. Please choose that one.',
  ],
  ALERT_NOT_FOUND: [404, 'There is no such alert, or someone has seen to it already.'],
  TOO_MANY_OPEN_PAYMENTS: [
    429,
    'Many payments of this account are begun and not finished. Please finish one, or try again tomorrow.',
  ],
  SUBSCRIPTION_NOT_FOUND: [404, 'There is no such subscription.'],
  NOT_CHANGEABLE: [409, 'This subscription cannot be changed that way. Please contact us.'],
  NOTHING_TO_PAY: [409, 'Nothing is to be paid at the moment.'],

  GIFT_NOT_FOUND: [404, 'There is no such gift.'],
  GIFT_REFUNDED: [410, 'This gift was refunded, so it no longer funds anything.'],
  GIFT_REDEEMED: [409, 'Someone has taken this gift into their account already.'],
  GIFT_IS_YOURS: [409, 'You gave this yourself. It is waiting for who it is for.'],
  GIFT_NOT_SENT: [409, 'This gift has no email to send again.'],

  STORE_ALREADY_CONNECTED: [409, 'This store is connected to another account already.'],
  STORE_CONNECTION_FAILED: [
    422,
    'The store could not be connected. Please try again, or connect it another way.',
  ],
  STORE_NOT_CONNECTED: [409, 'This store is not connected.'],
  ORDER_LINK_INVALID: [404, 'This link does not lead to an order of a shop.'],
  NO_STORE_CONNECTED: [409, 'No store is connected to this account.'],
  DISCONNECT_ERROR: [503, 'The store could not be disconnected. Please try again.'],
  CERTIFICATE_FILE_NOT_FOUND: [
    404,
    'This certificate has no such file. Its proof is made within seconds of the payment.',
  ],
  CERTIFICATE_FILE_DELETED: [410, 'This file was deleted for good, with the account it named.'],
  RESOURCE_NOT_FOUND: [404, 'There is no such store.'],
  TOO_MANY_STORES: [409, 'An account holds at most 50 stores. Please contact us.'],
  SETTINGS_INVALID: [400, 'Integration save failed. Please look at the marked fields.'],
  APP_BILLING_FAILED: [502, 'Shopify could not be asked. Nothing was changed; please try again.'],
  SHOPIFY_CONFIRM_FAILED: [
    502,
    'Shopify confirm failed. We could not ask what you approved; please try again in a moment.',
  ],
  STORE_NOT_PRESENT: [
    409,
    'Store not present. Please connect your store first; nothing was started.',
  ],
} as const satisfies Record<string, readonly [status: number, message: string]>

export type RefusalCode = keyof typeof REFUSALS

/** A field that is not right, by its path in the body. */
export type Problem = { readonly field: string; readonly message: string }

export type Refusal = {
  readonly code: RefusalCode
  readonly message: string
  readonly problems?: readonly Problem[]
}

export function refusal(code: RefusalCode, problems?: readonly Problem[]): Refusal {
  const message = problems?.[0]?.message ?? REFUSALS[code][1]
  return problems ? { code, message, problems } : { code, message }
}

export function statusOf(code: RefusalCode): number {
  return REFUSALS[code][0]
}
