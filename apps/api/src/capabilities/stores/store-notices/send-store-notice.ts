import { findReaders, type MailDeps, renderEmail, sendToReaders } from '../../site/mail/public.ts'
import { storeNoticesMessage } from './messages/messages.generated.ts'

/** About a store that stopped, or reached its cap. */
export type StoreNotice = {
  readonly storeId: string
  readonly situation: 'needs-update' | 'disabled' | 'disconnected' | 'own-cap'
  /** When it was found; it makes two of a kind two emails. */
  readonly at: string
}

type SendStoreNoticeWords = {
  readonly heading: string
  readonly said: string
  readonly todo: string
}

const SEND_STORE_NOTICE_WORDS: Readonly<
  Record<StoreNotice['situation'], (name: string) => SendStoreNoticeWords>
> = {
  'needs-update': (name) => ({
    heading: storeNoticesMessage('store-notice.needs-update.heading', { name }),
    said: storeNoticesMessage('store-notice.needs-update.said', { name }),
    todo: storeNoticesMessage('store-notice.needs-update.todo'),
  }),
  disabled: (name) => ({
    heading: storeNoticesMessage('store-notice.disabled.heading', { name }),
    said: storeNoticesMessage('store-notice.disabled.said', { name }),
    todo: storeNoticesMessage('store-notice.disabled.todo'),
  }),
  disconnected: (name) => ({
    heading: storeNoticesMessage('store-notice.disconnected.heading', { name }),
    said: storeNoticesMessage('store-notice.disconnected.said', { name }),
    todo: storeNoticesMessage('store-notice.disconnected.todo'),
  }),
  'own-cap': (name) => ({
    heading: storeNoticesMessage('store-notice.own-cap.heading', { name }),
    said: storeNoticesMessage('store-notice.own-cap.said', { name }),
    todo: storeNoticesMessage('store-notice.own-cap.todo'),
  }),
}

/** A store stopped, or gives no more: to the owners of its account, once for each change. */
export async function sendStoreNotice(
  deps: MailDeps,
  { storeId, situation, at }: StoreNotice,
): Promise<void> {
  const store = await deps.db
    .selectFrom('store')
    .select(['account_id', 'name'])
    .where('id', '=', storeId)
    .executeTakeFirst()
  if (!store) return
  const { heading, said, todo } = SEND_STORE_NOTICE_WORDS[situation](store.name)
  const { origin, SELLER_NAME } = deps.config
  const message = renderEmail(deps.config, {
    preview: said,
    heading,
    paragraphs: [said, todo],
    rows: [],
    action: {
      label: storeNoticesMessage('store-notice.action.label'),
      url: `${origin}/my-impact/manage/integrations`,
    },
    footer: storeNoticesMessage('store-notice.footer', { seller: SELLER_NAME, origin }),
  })
  const readers = await findReaders(deps, { accountId: store.account_id, userId: null })
  await sendToReaders(deps, 'store-notice', readers, {
    id: `store-notice-${storeId}-${situation}-${at}`,
    subject: heading,
    ...message,
  })
}
