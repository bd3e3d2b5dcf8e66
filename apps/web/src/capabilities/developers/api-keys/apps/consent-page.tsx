import { type ApiScope, meaningOfScope } from '@understory/domain/developers/api-keys/api-scopes.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { RadioCards } from '@understory/ui/forms/radio-cards.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { SpendFields } from '../spend-fields.tsx'

type AppAsked = {
  readonly state: 'asked'
  readonly appName: string
  readonly appHost: string
  readonly accountName: string
  readonly scopes: readonly ApiScope[]
}

type ConsentPageProps = {
  readonly request:
    | AppAsked
    | { readonly state: 'may-not' }
    | { readonly state: 'unknown'; readonly message: string }
    | { readonly state: 'done'; readonly redirectTo: string }
  readonly answer: FormAnswer | undefined
}

export function ConsentPage({ request, answer }: ConsentPageProps) {
  return (
    <div className="page page-end page-top flow-32">
      <h1>Connect an app</h1>
      {request.state === 'asked' ? <ConsentQuestion asked={request} answer={answer} /> : null}
      {request.state === 'may-not' ? (
        <Notice kind="info" title="Owners and admins of the account connect apps.">
          <p>Please ask one of them to open the app and connect it.</p>
        </Notice>
      ) : null}
      {request.state === 'unknown' ? (
        <Notice kind="error" title={request.message}>
          <p>Nothing was connected. Please start again in the app.</p>
        </Notice>
      ) : null}
      {request.state === 'done' ? (
        <p>
          Back to the app. If nothing happens, <a href={request.redirectTo}>go on here</a>.
        </p>
      ) : null}
    </div>
  )
}

/** What may cost something is never ticked beforehand. */
const isTicked = (scope: ApiScope, answer: FormAnswer | undefined) =>
  answer ? `may-${scope}` in answer.values : scope !== 'purchases:write'

function ConsentQuestion({
  asked,
  answer,
}: {
  readonly asked: AppAsked
  readonly answer: FormAnswer | undefined
}) {
  const { appName, appHost, accountName, scopes } = asked
  return (
    <>
      {answer ? <RefusalNotice answer={answer} title={answer.message} /> : null}
      <p className="lead">
        <strong>{appName}</strong> asks to work with <strong>{accountName}</strong>. It will be
        answered at <strong>{appHost}</strong>. We have not checked who that is: go on only if you
        started this yourself.
      </p>
      <form method="post" className="flow-24">
        <Fieldset id="scopes" legend="It may" error={answer?.problems.scopes}>
          {scopes.map((scope) => (
            <Checkbox
              key={scope}
              name={`may-${scope}`}
              label={meaningOfScope(scope).label}
              explain={<code>{scope}</code>}
              defaultChecked={isTicked(scope, answer)}
            />
          ))}
        </Fieldset>
        <Fieldset id="app-mode" legend="It works with">
          <RadioCards
            name="mode"
            defaultValue={answer?.values.mode ?? 'live'}
            cards={[
              { value: 'live', label: accountName, explain: 'What it does is real.' },
              {
                value: 'test',
                label: 'A test account',
                explain: 'To try it. Nothing in it is charged or counts.',
              },
            ]}
          />
        </Fieldset>
        {scopes.includes('purchases:write') ? (
          <SpendFields id="app" limits={undefined} answer={answer} asksAlways />
        ) : null}
        <p className="quiet">
          You can end this at any time, on the page of your{' '}
          <a href="/my-impact/account/api-keys">API keys</a>.
        </p>
        <div className="row-links">
          <Button type="submit" look="action" name="intent" value="connect">
            Connect
          </Button>
          <Button type="submit" name="intent" value="deny" formNoValidate>
            Do not connect
          </Button>
        </div>
      </form>
    </>
  )
}
