import type { Brand } from '@understory/domain/site/installation/brand.ts'

type Revision = Pick<Brand, 'revision'>

/** Another address with every change, so that browsers may store what is there. */
/** Stored for as long as its address says which it is; before this process knows that one, not at all. */
export const cachedWith = ({ revision }: Revision, url: string) =>
  new URL(url).searchParams.get('revision') === String(revision)
    ? 'public, max-age=86400'
    : 'no-cache'

export const stylesAddress = ({ revision }: Revision) => `/brand.css?revision=${revision}`
export const logoAddress = ({ revision }: Revision) => `/brand/logo.svg?revision=${revision}`
