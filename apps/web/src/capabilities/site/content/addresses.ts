import type { Addresses } from '../../../addresses.ts'

export const CONTENT_ADDRESSES: Addresses = {
  resources: 'resources.route.tsx',
  'resources.atom': 'feed.route.ts',
  'resources/:slug': 'article.route.tsx',
  'preview/:kind/:slug': 'preview.route.tsx',
  'staff/content': 'staff-content.route.tsx',
}
