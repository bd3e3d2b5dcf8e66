import { z } from 'zod'

const looksLike = (name: string, pattern: RegExp, example: string) =>
  z.string().regex(pattern, `${name} looks like ${example}.`).optional()

/** Of services outside; without its setting a service is off, and nothing of it is loaded or named. */
export const OUTSIDE_SETTINGS = {
  /** Where faults are sent, in Sentry's envelopes. */
  SENTRY_DSN: looksLike(
    'SENTRY_DSN',
    /^https?:\/\/[0-9a-z]{1,64}@[^\s/@?#]{1,200}(\/[\w-]{1,40}){0,4}\/\d{1,20}$/,
    'https://KEY@HOST/PROJECT',
  ),
  /** Which part of the answers is traced. */
  SENTRY_TRACES_SAMPLE_RATE: z.coerce
    .number('SENTRY_TRACES_SAMPLE_RATE is a number from 0 to 1.')
    .min(0, 'SENTRY_TRACES_SAMPLE_RATE is a number from 0 to 1.')
    .max(1, 'SENTRY_TRACES_SAMPLE_RATE is a number from 0 to 1.')
    .default(0.1),
  /** Where traces are sent, by OTLP over HTTP: a collector such as http://collector:4318. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: 'OTEL_EXPORTER_OTLP_ENDPOINT must be an http:// or https:// address.',
    })
    .optional(),
  /** Sent with them, such as an authorisation: name=value, with commas. */
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(
      /^[\w-]{1,60}=[^,\s]{1,2000}(,[\w-]{1,60}=[^,\s]{1,2000}){0,9}$/,
      'OTEL_EXPORTER_OTLP_HEADERS looks like name=value,other=value.',
    )
    .optional(),
  /** Which part of requests and jobs is traced. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('OTEL_TRACES_SAMPLER_ARG is a number from 0 to 1.')
    .min(0, 'OTEL_TRACES_SAMPLER_ARG is a number from 0 to 1.')
    .max(1, 'OTEL_TRACES_SAMPLER_ARG is a number from 0 to 1.')
    .default(0.1),
  SENTRY_ENVIRONMENT: z
    .string()
    .regex(/^[\w.-]{1,64}$/, 'SENTRY_ENVIRONMENT is one word, such as prod.')
    .default('prod'),
  /** Services that measure visits, after a yes: Google's tag manager, Google's own tag, Meta, Hotjar. */
  TAG_MANAGER_ID: looksLike('TAG_MANAGER_ID', /^GTM-[A-Z0-9]{4,12}$/, 'GTM-ABC123'),
  GOOGLE_TAG_ID: looksLike('GOOGLE_TAG_ID', /^(G|AW)-[A-Z0-9]{4,16}$/, 'G-ABC123 or AW-123456'),
  /** The label of a conversion in Google Ads, by which it counts purchases. */
  GOOGLE_ADS_CONVERSION: looksLike(
    'GOOGLE_ADS_CONVERSION',
    /^AW-[0-9]{4,16}\/[\w-]{4,40}$/,
    'AW-123456/AbC-D_efG',
  ),
  META_PIXEL_ID: looksLike('META_PIXEL_ID', /^\d{8,20}$/, '1234567890123456'),
  HOTJAR_SITE_ID: looksLike('HOTJAR_SITE_ID', /^\d{4,12}$/, '1234567'),
  /** Chat with people who help, at Intercom: both or none. */
  INTERCOM_APP_ID: looksLike('INTERCOM_APP_ID', /^[a-z0-9]{6,16}$/, 'abc12345'),
  INTERCOM_IDENTITY_SECRET: z
    .string()
    .min(16, 'INTERCOM_IDENTITY_SECRET needs at least 16 characters.')
    .optional(),
  INTERCOM_REGION: z
    .enum(['us', 'eu', 'au'], 'INTERCOM_REGION is us, eu or au: where the workspace is hosted.')
    .default('us'),
  /** Where these are reached instead of at their own hosts, as in tests; never in production. */
  OUTSIDE_HOST: z.url('OUTSIDE_HOST must be an address.').optional(),
}

type OutsideSettingsInput = {
  readonly DEPLOYMENT: 'local' | 'production'
  readonly SENTRY_DSN?: string | undefined
  readonly GOOGLE_TAG_ID?: string | undefined
  readonly GOOGLE_ADS_CONVERSION?: string | undefined
  readonly OUTSIDE_HOST?: string | undefined
  readonly INTERCOM_APP_ID?: string | undefined
  readonly INTERCOM_IDENTITY_SECRET?: string | undefined
}

/** What is wrong about the services outside, as sentences. */
export function wrongAboutOutside(given: OutsideSettingsInput): string[] {
  const { DEPLOYMENT, SENTRY_DSN, OUTSIDE_HOST } = given
  const isProduction = DEPLOYMENT === 'production'
  const found: [boolean, string][] = [
    [
      (given.INTERCOM_APP_ID === undefined) !== (given.INTERCOM_IDENTITY_SECRET === undefined),
      'INTERCOM_APP_ID and INTERCOM_IDENTITY_SECRET are set together or not at all.',
    ],
    [
      given.GOOGLE_ADS_CONVERSION !== undefined && given.GOOGLE_TAG_ID === undefined,
      'GOOGLE_ADS_CONVERSION needs GOOGLE_TAG_ID: it is Google’s tag that counts it.',
    ],
    [
      isProduction && SENTRY_DSN?.startsWith('http:') === true,
      'SENTRY_DSN must be an https:// address in production.',
    ],
    [
      isProduction && OUTSIDE_HOST !== undefined,
      'OUTSIDE_HOST is for tests: production loads services from their own hosts.',
    ],
  ]
  return found.flatMap(([isSo, sentence]) => (isSo ? [sentence] : []))
}
