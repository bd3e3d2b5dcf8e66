import { z } from 'zod'

/** What the processes say of themselves. */
export const SIGNAL_SETTINGS = {
  /** Of requests that were answered well and within a second; the others are logged always. */
  LOG_SAMPLE: z.coerce
    .number('LOG_SAMPLE is a number from 0 to 1.')
    .min(0, 'LOG_SAMPLE is a number from 0 to 1.')
    .max(1, 'LOG_SAMPLE is a number from 0 to 1.')
    .default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Where a worker answers for its health and metrics; without it, nowhere. */
  WORKER_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
}
