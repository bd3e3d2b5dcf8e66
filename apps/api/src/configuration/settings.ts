import {
  VAT_EVIDENCE,
  VAT_PLACES,
  VAT_RULES,
  VAT_TREATMENTS,
} from '@understory/domain/commerce/payments/vat-rules.ts'
import { DELIVERIES } from '@understory/domain/people/privacy/retention.ts'
import { z } from 'zod'
import { CONTENT_SETTINGS } from './content-settings.ts'
import { MESSAGE_SETTINGS } from './message-settings.ts'
import { OUTSIDE_SETTINGS } from './outside-settings.ts'
import { SIGNAL_SETTINGS } from './signal-settings.ts'
import { STAFF_SETTINGS } from './staff-settings.ts'
import { VENDOR_SETTINGS } from './vendor-settings.ts'

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true')
const port = z.coerce.number().int().min(0).max(65_535)
const secret = (name: string, minimum: number) =>
  z.string(`${name} is missing.`).min(minimum, `${name} needs at least ${minimum} characters.`)
export const SAMPLE_ADDRESS = '1 Sample Lane, Bristol, BS1 1AA, United Kingdom'

const vatRules = z.array(
  z.strictObject({
    place: z.enum(VAT_PLACES),
    evidence: z.enum(VAT_EVIDENCE),
    treatment: z.enum(VAT_TREATMENTS),
  }),
  'SELLER_VAT_RULES is a JSON list such as [{"place":"eu","evidence":"vat-number","treatment":"reverse-charge"}].',
)

function parseJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : text
  } catch {
    return text
  }
}

/** Of every installation. */
export const Common = z.object({
  DEPLOYMENT: z
    .enum(['local', 'production'], 'DEPLOYMENT is either local or production.')
    .default('local'),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  ORIGIN: z
    .url('ORIGIN must be the address of the site, such as https://understory.example.')
    .optional(),
  DATABASE_URL: z.url({
    protocol: /^postgres(ql)?$/,
    error: 'DATABASE_URL must be a postgres:// address.',
  }),
  /** The tenant login, which row-level security restricts to the rows of its scope. */
  DATABASE_TENANT_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'DATABASE_TENANT_URL must be a postgres:// address.',
    })
    .optional(),
  /** The tenant login at a replica, which dashboards are read from. */
  DATABASE_REPLICA_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'DATABASE_REPLICA_URL must be a postgres:// address.',
    })
    .optional(),
  /** `transaction` behind PgBouncer in transaction mode: nothing is left on a connection then. */
  DATABASE_POOLING: z
    .enum(['session', 'transaction'], 'DATABASE_POOLING is either session or transaction.')
    .default('session'),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(12),
  /** How long a request may wait for one of them before it fails. */
  DATABASE_WAIT_SECONDS: z.coerce.number().int().min(1).max(120).default(5),
  APP_SECRET: secret('APP_SECRET', 32),
  TRUST_PROXY: flag,
  /** Every answer is compared with its contract, and one that differs is a fault; for tests. */
  CHECK_ANSWERS: flag,
  /** A statement that names both sides of the database is a fault (packages/database/src/citus/order-side.ts); for tests. */
  CHECK_STATEMENTS: flag,
  DRAIN_SECONDS: z.coerce.number().min(0).max(8).default(0),
  SELLER_NAME: z.string().default('Understory'),
  SELLER_ADDRESS: z.string().default(SAMPLE_ADDRESS),
  SELLER_TAX_ID: z.string().default(''),
  SELLER_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/, 'SELLER_COUNTRY is a code of two letters.')
    .default('GB'),
  /** The standard rate there; it counts where there is a tax id. */
  SELLER_VAT_PERCENT: z.coerce.number().min(0).max(50).default(20),
  /** Which buyers abroad are not charged VAT, as JSON; replaces the table in the domain. */
  SELLER_VAT_RULES: z.preprocess(parseJson, vatRules).default([...VAT_RULES]),
  MAIL_FROM: z.string().default('Understory <hello@understory.example>'),
  /** The support address shown to customers. */
  SUPPORT_EMAIL: z.email().default('hello@understory.example'),
  /** Receives alerts of disputes and failed refunds; SUPPORT_EMAIL by default. */
  PAYMENT_ALERT_EMAIL: z.email().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'SMTP_URL must be an smtp:// address.' }),
  MAILBOX_URL: z.url().optional(),
  RATE_LIMIT_SCALE: z.coerce.number().int().min(1).max(1000).default(1),
  PASSWORD_COST: z.enum(['full', 'low']).default('full'),
  CRASH_FILE: z.string().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  STAFF_GOOGLE_CLIENT_ID: z.string().optional(),
  STAFF_GOOGLE_CLIENT_SECRET: z.string().optional(),
  ...STAFF_SETTINGS,
  ADMIN_API_TOKEN: z.string().min(32, 'ADMIN_API_TOKEN needs at least 32 characters.').optional(),
  SIGN_IN_SANDBOX_URL: z.url().optional(),
  ...VENDOR_SETTINGS,
  ...SIGNAL_SETTINGS,
  ...OUTSIDE_SETTINGS,
  ...MESSAGE_SETTINGS,
  ...CONTENT_SETTINGS,
  /** Where uploaded files are kept on disk; every process reaches it. Or else in a store: */
  FILES_FOLDER: z.string().optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'S3_ENDPOINT must be an https:// address.' })
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'S3_BUCKET is no name of a bucket.')
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** What shops sent is removed by the month, so many days after the month has ended. */
  KEEP_DELIVERIES_DAYS: z.coerce.number().int().min(31).max(3_650).default(DELIVERIES.days),
  RECONCILE_AFTER_SECONDS: z.coerce.number().int().min(0).max(3_600).default(120),
})

export const Sandbox = z.object({
  PAYMENTS: z.literal('sandbox'),
  SANDBOX_URL: z.url(),
  PAYMENTS_WEBHOOK_SECRET: secret('PAYMENTS_WEBHOOK_SECRET', 16),
})

export const Stripe = z.object({
  PAYMENTS: z.literal('stripe'),
  STRIPE_SECRET_KEY: secret('STRIPE_SECRET_KEY', 10),
  STRIPE_PUBLISHABLE_KEY: secret('STRIPE_PUBLISHABLE_KEY', 10),
  STRIPE_WEBHOOK_SECRET: secret('STRIPE_WEBHOOK_SECRET', 10),
})

/** Every setting by its name, whichever provider takes payments. */
export const SETTINGS = { ...Common.shape, ...Sandbox.shape, ...Stripe.shape }

/** Settings of which each is readable by itself; one that is not is absent. */
export const ReadableSettings = z
  .object({
    ...SETTINGS,
    PAYMENTS: z.enum(['sandbox', 'stripe']),
  })
  .partial()
export type Readable = z.output<typeof ReadableSettings>
