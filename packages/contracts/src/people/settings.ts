import { NOTIFICATIONS } from '@understory/domain/people/settings/notifications.ts'
import { z } from 'zod'
import { BillingAddress } from '../commerce/purchases/purchases.ts'
import { endpoint } from '../endpoint.ts'
import { NameLine } from '../inputs/plain-line.ts'
import { Account, CountryCode, CurrencyCode, Name, RoleName, User } from './accounts/accounts.ts'

const NotificationKindInput = z.enum(NOTIFICATIONS.map(({ kind }) => kind))

export const UpdateUser = endpoint({
  method: 'PUT',
  path: '/api/users',
  summary: "Change the user's own details",
  body: z.strictObject({
    firstname: Name('first name'),
    lastname: Name('last name'),
    defaultCurrency: CurrencyCode,
    /** With its country's code, or as it is dialled in the account's country; null for none. */
    mobile: z.string().trim().max(40).nullable().default(null),
  }),
  answer: User,
  refusals: ['MOBILE_INVALID'],
})

export const UpdateUserMetadata = endpoint({
  method: 'PUT',
  path: '/api/users/user-metadata',
  summary: 'What belongs to the user in this account: which emails they want',
  body: z.strictObject({ notifications: z.partialRecord(NotificationKindInput, z.boolean()) }),
  status: 204,
})

export const AccountSettings = z.object({
  account: Account,
  role: RoleName,
  website: z.string().nullable(),
  vatNumber: z.string().nullable(),
  hasLogo: z.boolean(),
  address: BillingAddress.nullable(),
  mobile: z.string().nullable(),
  notifications: z.record(NotificationKindInput, z.boolean()),
})
export type AccountSettings = z.output<typeof AccountSettings>

export const GetSettings = endpoint({
  method: 'GET',
  path: '/api/accounts/settings',
  summary: 'Everything the settings show of the account and of the user in it',
  answer: AccountSettings,
})

export const UpdateAccount = endpoint({
  method: 'PUT',
  path: '/api/accounts/settings',
  summary: 'Change the details of the account',
  body: z.strictObject({
    /** Of a business; a personal account is called by its owner's name. */
    companyName: NameLine(160).optional(),
    country: CountryCode,
    website: z.string().trim().max(400).nullable().default(null),
    /** Only in a country of the European Union. */
    vatNumber: z.string().trim().max(60).nullable().default(null),
  }),
  answer: Account,
  refusals: ['WEBSITE_INVALID', 'VAT_NUMBER_INVALID'],
})

export const UpdateAddress = endpoint({
  method: 'PUT',
  path: '/api/accounts/address',
  summary: 'Change the billing address of the account',
  body: BillingAddress,
  answer: BillingAddress,
  refusals: ['UNRECOGNISED_LOCATION'],
})

export const GetLogo = endpoint({
  method: 'GET',
  path: '/api/accounts/logo',
  summary: 'The brand logo of the account',
  answer: { contentType: 'image/png' },
  refusals: ['NOT_FOUND'],
})

export const SetLogo = endpoint({
  method: 'PUT',
  path: '/api/accounts/logo',
  summary: 'Upload the brand logo: a PNG or JPEG of at most 2 MB, which is re-encoded',
  maxBodyBytes: 3_000_000,
  body: z.strictObject({
    /** The file, as base64. */
    file: z
      .string()
      .min(1, 'Please choose a picture.')
      .max(2_900_000, 'This picture is larger than 2 MB.'),
    /** The square to keep, in parts of the shorter side; the middle when left out. */
    crop: z
      .strictObject({ left: z.number().min(0).max(1), top: z.number().min(0).max(1) })
      .optional(),
  }),
  status: 204,
  refusals: ['PICTURE_INVALID', 'PICTURE_TOO_LARGE', 'BUSINESS_ONLY', 'TOO_MANY_ATTEMPTS'],
})

export const RemoveLogo = endpoint({
  method: 'DELETE',
  path: '/api/accounts/logo',
  summary: 'Remove the brand logo',
  status: 204,
})
