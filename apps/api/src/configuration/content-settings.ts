import { z } from 'zod'

/** Where the texts of the public pages come from: Markdown files, or a content service. */
export const CONTENT_SETTINGS = {
  CONTENT_SERVICE: z
    .enum(['files', 'strapi'], 'CONTENT_SERVICE is either files or strapi.')
    .default('files'),
  /** Of the operator's own Markdown files; by default the folder `content` of the product. */
  CONTENT_FOLDER: z.string().optional(),
  /** Of Strapi, with an API token that may read. */
  CONTENT_URL: z
    .url({ protocol: /^https?$/, error: 'CONTENT_URL must be the https:// address of Strapi.' })
    .optional(),
  CONTENT_TOKEN: z.string().min(20, 'CONTENT_TOKEN needs at least 20 characters.').optional(),
  /** Where Strapi keeps uploaded files, if on another host. */
  CONTENT_MEDIA_URL: z
    .url({ protocol: /^https?$/, error: 'CONTENT_MEDIA_URL must be an https:// address.' })
    .optional(),
  /** Signs its webhooks; without one, a change shows within a minute. */
  CONTENT_WEBHOOK_SECRET: z
    .string()
    .min(32, 'CONTENT_WEBHOOK_SECRET needs at least 32 characters.')
    .optional(),
  /** Signs preview links that the content service makes; without one, staff make them. */
  CONTENT_PREVIEW_SECRET: z
    .string()
    .min(32, 'CONTENT_PREVIEW_SECRET needs at least 32 characters.')
    .optional(),
}

type ContentSettingsInput = {
  readonly [Name in keyof typeof CONTENT_SETTINGS]?: z.output<(typeof CONTENT_SETTINGS)[Name]>
} & { readonly DEPLOYMENT?: string }

/** What is wrong about these settings together. */
export function wrongAboutContent(settings: ContentSettingsInput): string[] {
  const { CONTENT_SERVICE, CONTENT_URL, CONTENT_TOKEN, CONTENT_FOLDER, DEPLOYMENT } = settings
  if (CONTENT_SERVICE !== 'strapi') {
    return CONTENT_URL || CONTENT_TOKEN
      ? ['CONTENT_URL and CONTENT_TOKEN need CONTENT_SERVICE=strapi.']
      : []
  }
  const wrong = []
  if (!CONTENT_URL || !CONTENT_TOKEN) {
    wrong.push('CONTENT_SERVICE=strapi needs CONTENT_URL and CONTENT_TOKEN.')
  }
  if (CONTENT_FOLDER) wrong.push('CONTENT_FOLDER and CONTENT_SERVICE=strapi exclude each other.')
  if (DEPLOYMENT === 'production' && CONTENT_URL?.startsWith('http:')) {
    wrong.push('CONTENT_URL must be an https:// address in production.')
  }
  return wrong
}
