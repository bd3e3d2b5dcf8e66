import type { Article } from './article.ts'
import { FIRST_FOOTPRINT } from './articles/first-footprint.tsx'
import { READ_A_CERTIFICATE } from './articles/read-a-certificate.tsx'
import { WHAT_A_TREE_IS } from './articles/what-a-tree-is.tsx'

/** The newest first. */
export const ARTICLES: readonly Article[] = [READ_A_CERTIFICATE, FIRST_FOOTPRINT, WHAT_A_TREE_IS]

export const findArticle = (slug: string | undefined): Article | undefined =>
  ARTICLES.find((article) => article.slug === slug)
