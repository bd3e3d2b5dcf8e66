import type { WalkedPages } from '../shell/walked-pages.ts'

export const STORES_PAGES: WalkedPages = {
  open: [
    '/app/business/ecommerce/connect',
    '/solutions/business/integrations',
    '/landing-page/integrations',
    '/app/business/ecommerce/connect?result=taken',
  ],
  missing: [{ path: '/funded/00000000-0000-4000-8000-000000000000', status: 404 }],
  account: ['/my-impact/manage/integrations'],
}
