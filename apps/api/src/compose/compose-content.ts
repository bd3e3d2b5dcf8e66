import { fileURLToPath } from 'node:url'
import {
  checkContentFolder,
  createMarkdownContent,
} from '@understory/adapters/content/markdown-content.ts'
import { createStrapiContent } from '@understory/adapters/content/strapi-content.ts'
import type { ContentService } from '@understory/ports/site/content-service.ts'
import { BadSetting, type Config } from '../configuration/config.ts'

const OWN_FOLDER = fileURLToPath(new URL('../../../../content/', import.meta.url))

/**
 * Where the texts of the public pages come from. A broken file of the operator stops the start. Our own are
 * checked before they are shipped (`npm run check`), and not again with each start.
 */
export async function composeContent(config: Config): Promise<ContentService> {
  const { CONTENT_URL: url, CONTENT_TOKEN: token, CONTENT_MEDIA_URL: mediaUrl } = config
  if (config.CONTENT_SERVICE === 'strapi' && url && token) {
    return createStrapiContent({ url, token, ...(mediaUrl && { mediaUrl }) })
  }
  const folder = config.CONTENT_FOLDER
  if (!folder) return createMarkdownContent(OWN_FOLDER)
  const refused = await checkContentFolder(folder).catch(() => {
    throw new BadSetting(`CONTENT_FOLDER: ${folder} cannot be read.`)
  })
  const [first] = refused
  if (first) throw new BadSetting(`CONTENT_FOLDER: ${first.where}: ${first.message}`)
  return createMarkdownContent(folder)
}
