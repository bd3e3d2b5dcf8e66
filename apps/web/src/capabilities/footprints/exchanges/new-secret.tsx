import { Notice } from '@understory/ui/messages/notice.tsx'
import { CodeBlock } from '../../../content/api-docs/code-block.tsx'
import { exchangesMessage as say } from './messages/messages.generated.ts'
import { partnerAddress } from './partners-path.ts'

export type SecretOfPartner = {
  readonly exchangeId: string
  readonly clientId: string
  readonly clientSecret: string
}

/** The one time that a secret is seen. */
export function NewSecret({ made }: { readonly made: SecretOfPartner }) {
  return (
    <Notice kind="success" title={say('secret.title')}>
      <p>{say('secret.what')}</p>
      <p>{say('secret.clientId')}</p>
      <CodeBlock label={say('secret.clientId')} text={made.clientId} isBroken />
      <p>{say('secret.secret')}</p>
      <CodeBlock label={say('secret.secret')} text={made.clientSecret} isBroken />
      <p>
        <a href={partnerAddress(made.exchangeId)}>{say('secret.open')}</a>
      </p>
    </Notice>
  )
}
