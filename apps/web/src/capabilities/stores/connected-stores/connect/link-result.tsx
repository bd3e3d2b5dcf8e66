import { Notice } from '@understory/ui/messages/notice.tsx'
import { connectedStoresMessage } from '../messages/messages.generated.ts'

/** What came of a link that did not connect a store. */
export const RESULTS = ['declined', 'taken', 'failed', 'full', 'business-only', 'missing'] as const
export type LinkResult = (typeof RESULTS)[number]

const choiceWaits = () => connectedStoresMessage('linkResult.pleaseConnectStoreFirst')

const says = (): Readonly<
  Record<LinkResult, { readonly title: string; readonly text: string }>
> => ({
  declined: {
    title: connectedStoresMessage('linkResult.didConnectStore'),
    text: connectedStoresMessage('linkResult.nothingSharedNothingChanged'),
  },
  taken: {
    title: connectedStoresMessage('linkResult.storeConnectedAlready'),
    text: connectedStoresMessage('linkResult.connectedAnotherAccountYours'),
  },
  failed: {
    title: connectedStoresMessage('linkResult.storeCouldConnected'),
    text: connectedStoresMessage('linkResult.linkConnectStoreWorks'),
  },
  full: {
    title: connectedStoresMessage('linkResult.accountHoldsMost50'),
    text: connectedStoresMessage('linkResult.disconnectNoLongerUse'),
  },
  'business-only': {
    title: connectedStoresMessage('linkResult.mustCreateBusinessAccount'),
    text: connectedStoresMessage('linkResult.personalAccountCannotConnect'),
  },
  missing: {
    title: connectedStoresMessage('linkResult.storeNotPresent'),
    text: connectedStoresMessage('linkResult.pleaseConnectStoreFirstNothing'),
  },
})

type ResultProps = { readonly result: LinkResult; readonly hasChosen: boolean }

export function LinkResultNotice({ result, hasChosen }: ResultProps) {
  const { title } = says()[result]
  const text = result === 'missing' && hasChosen ? choiceWaits() : says()[result].text
  const isError = result === 'failed' || result === 'taken' || result === 'full'
  return (
    <Notice kind={isError ? 'error' : 'info'} title={title}>
      {text}
      {result === 'failed' ? (
        <>
          {' '}
          <a href="/my-impact/manage/integrations">
            {connectedStoresMessage('linkResult.yourIntegrations')}
          </a>
        </>
      ) : null}
    </Notice>
  )
}
