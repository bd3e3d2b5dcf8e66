import { z } from 'zod'

const KEY = /^[0-9a-f]{64}$/

/** Of services that may be left out; what they do is then not offered. */
export const VENDOR_SETTINGS = {
  /** Of the DVLA Vehicle Enquiry Service; without one there is no search by registration number. */
  DVLA_API_KEY: z.string().min(10).optional(),
  DVLA_HOST: z.url().optional(),
  /** Of Rutter, the connection provider of stores; all three or none. The hosts are the real ones by default. */
  RUTTER_CLIENT_ID: z.string().min(4).optional(),
  RUTTER_SECRET: z.string().min(8).optional(),
  /** Of webhooks, while the secret is rotated. */
  RUTTER_PREVIOUS_SECRET: z.string().min(8).optional(),
  RUTTER_PUBLIC_KEY: z.string().min(4).optional(),
  RUTTER_API_HOST: z.url().optional(),
  RUTTER_LINK_HOST: z.url().default('https://link.rutterapi.com'),
  /** Of our app at Shopify; both or none. The previous secret counts while it is rotated. */
  SHOPIFY_CLIENT_ID: z.string().min(4).optional(),
  SHOPIFY_CLIENT_SECRET: z.string().min(8).optional(),
  SHOPIFY_PREVIOUS_SECRET: z.string().min(8).optional(),
  SHOPIFY_API_VERSION: z
    .string()
    .regex(/^20\d\d-(01|04|07|10)$/, 'SHOPIFY_API_VERSION looks like 2026-10.')
    .default('2026-10'),
  /** Whether Shopify bills its shops; an app with custom distribution cannot, and they are billed by card. */
  SHOPIFY_BILLING: z
    .enum(['true', 'false'])
    .default('true')
    .transform((value) => value === 'true'),
  /** Where shops are reached instead of their own hosts, as in the sandbox; never in production. */
  SHOPIFY_HOST: z.url().optional(),
  /** Whether WooCommerce shops are connected directly; the server then calls the addresses that merchants type. */
  WOOCOMMERCE: z
    .enum(['true', 'false'])
    .default('true')
    .transform((value) => value === 'true'),
  /** Shops and webhooks on this machine, as the sandbox and developers have them; never in production. */
  OUTGOING_LOOPBACK: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
  /** Of the public log of the ledger, 32 bytes in hexadecimal each, of the worker alone; without both nothing is published. */
  LEDGER_SIGNING_KEY: z
    .string()
    .regex(KEY, 'LEDGER_SIGNING_KEY has 64 hexadecimal digits.')
    .optional(),
  LEDGER_EVENT_KEY: z.string().regex(KEY, 'LEDGER_EVENT_KEY has 64 hexadecimal digits.').optional(),
  /** The name of the log, fixed for good by its first checkpoint; by default the host and /ledger. */
  LEDGER_ORIGIN: z
    .string()
    .regex(/^[a-z0-9.:-]+(\/[a-z0-9._-]+)+$/, 'LEDGER_ORIGIN looks like understory.example/ledger.')
    .optional(),
  /** Where the public log is copied to, with versions and a retention lock; by default S3_BUCKET. */
  LEDGER_COPY_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'LEDGER_COPY_BUCKET is no name of a bucket.')
    .optional(),
  /** Signs certificates for machines, 32 bytes in hexadecimal, of the worker alone; without it there are none. */
  CREDENTIAL_SIGNING_KEY: z
    .string()
    .regex(KEY, 'CREDENTIAL_SIGNING_KEY has 64 hexadecimal digits.')
    .optional(),
  /** With which bounces and complaints are signed; without it they are refused. */
  MAIL_FEEDBACK_SECRET: z
    .string()
    .regex(
      /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/,
      'MAIL_FEEDBACK_SECRET is whsec_ and at least 24 bytes in base64.',
    )
    .optional(),
  /** A file that the operator's backup touches when it is done; the status page says when that was. */
  BACKUP_MARK: z.string().optional(),
  /** How many emails of an issue leave in a minute, at most. */
  NEWSLETTER_PER_MINUTE: z.coerce.number().int().min(1).max(100_000).default(600),
  /** Of the euro reference rates; the European Central Bank by default. */
  REFERENCE_RATES_HOST: z.url().optional(),
}
