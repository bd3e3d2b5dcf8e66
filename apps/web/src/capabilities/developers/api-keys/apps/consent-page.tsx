import { type ApiScope, meaningOfScope } from '@understory/domain/developers/api-keys/api-scopes.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { RadioCards } from '@understory/ui/forms/radio-cards.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { strongWords } from '../../../../shell/message-tags.tsx'
import { apiKeysMessage, apiKeysRich } from '../messages/messages.generated.ts'
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
      <h1>{apiKeysMessage('consent.connectAnApp')}</h1>
      {request.state === 'asked' ? <ConsentQuestion asked={request} answer={answer} /> : null}
      {request.state === 'may-not' ? (
        <Notice kind="info" title={apiKeysMessage('consent.onlyOwnersAdminsConnect')}>
          <p>{apiKeysMessage('consent.pleaseAskOpenApp')}</p>
        </Notice>
      ) : null}
      {request.state === 'unknown' ? (
        <Notice kind="error" title={request.message}>
          <p>{apiKeysMessage('consent.nothingConnectedPleaseStart')}</p>
        </Notice>
      ) : null}
      {request.state === 'done' ? (
        <p>
          {apiKeysRich('consent.takingBackAppNothing', {
            link: (words) => <a href={request.redirectTo}>{words}</a>,
          })}
        </p>
      ) : null}
    </div>
  )
}

/** Only what reads, or works a figure out, is ticked beforehand: the rest is a choice to make. */
const isTicked = (scope: ApiScope, answer: FormAnswer | undefined) =>
  answer ? `may-${scope}` in answer.values : meaningOfScope(scope).permission === 'see'

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
        {apiKeysRich('consent.likeWorkAnswerGoes', {
          strong: strongWords,
          appName,
          accountName,
          appHost,
        })}
      </p>
      <form method="post" className="flow-24">
        <Fieldset
          id="scopes"
          legend={apiKeysMessage('consent.whatItMayDo')}
          error={answer?.problems.scopes}
        >
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
        <Fieldset id="app-mode" legend={apiKeysMessage('consent.worksWith')}>
          <RadioCards
            name="mode"
            defaultValue={answer?.values.mode ?? 'live'}
            cards={[
              {
                value: 'live',
                label: accountName,
                explain: apiKeysMessage('consent.everythingDoesReal'),
              },
              {
                value: 'test',
                label: apiKeysMessage('consent.aTestAccount'),
                explain: apiKeysMessage('consent.tryingOutNothingCharged'),
              },
            ]}
          />
        </Fieldset>
        {scopes.includes('purchases:write') ? (
          <SpendFields id="app" limits={undefined} answer={answer} asksAlways />
        ) : null}
        <p className="quiet">
          {apiKeysRich('consent.disconnectAnyTimeUnder', {
            link: (words) => <a href="/my-impact/account/api-keys">{words}</a>,
          })}
        </p>
        <div className="row-links">
          <Button type="submit" look="action" name="intent" value="connect">
            {apiKeysMessage('consent.connect')}
          </Button>
          <Button type="submit" name="intent" value="deny" formNoValidate>
            {apiKeysMessage('consent.doNotConnect')}
          </Button>
        </div>
      </form>
    </>
  )
}
