import { asPlatform } from '@understory/database/row-security.ts'
import { CONTENT_IMAGE_NAME } from '@understory/ports/site/content-service.ts'
import type { Deps } from '../../../deps.ts'
import { createRecentCache } from '../../../http/recent-cache.ts'

const MOST_HELD = 64
const CONTENT_IMAGES_FRESH_MS = 3_600_000

/** The bytes of an image by its name, which changes with them: from memory, the database, or its source. */
export function createContentImages({
  db,
  clock,
  content,
}: Pick<Deps, 'db' | 'clock' | 'content'>) {
  const images = createRecentCache<Uint8Array | null>({
    load: (name) => asPlatform(() => load(name)),
    now: () => clock().getTime(),
    freshMs: CONTENT_IMAGES_FRESH_MS,
    most: MOST_HELD,
  })

  async function load(name: string): Promise<Uint8Array | null> {
    const row = await db
      .selectFrom('content_image')
      .select('bytes')
      .where('name', '=', name)
      .executeTakeFirst()
    return row?.bytes ?? content.image(name)
  }
  return async (name: string): Promise<Uint8Array | null> => {
    if (!CONTENT_IMAGE_NAME.test(name)) return null
    const found = await images.get(name)
    if (!found) images.forget(name)
    return found
  }
}
