import { CodeBlock } from '../../../../content/api-docs/code-block.tsx'
import styles from '../../../../content/api-docs/developers.module.css'
import { API_KEYS_PATH } from '../api-keys-path.ts'
import { apiKeysMessage, apiKeysRich } from '../messages/messages.generated.ts'

/** As hosts keep it in a file of JSON. */
const config = (server: object): string =>
  JSON.stringify({ mcpServers: { understory: server } }, null, 2)

const withKey = (origin: string) =>
  config({ url: `${origin}/mcp`, headers: { Authorization: apiKeysMessage('mcp.bearerUrkTest') } })

const asProgram = (origin: string) =>
  config({
    command: 'understory',
    args: ['mcp'],
    env: { UNDERSTORY_ORIGIN: origin, UNDERSTORY_API_KEY: 'urk_test_…' },
  })

export function McpPage({ origin }: { readonly origin: string }) {
  return (
    <div className={`page page-end ${styles.page}`}>
      <header className={styles.intro}>
        <h1>{apiKeysMessage('mcp.forAssistants')}</h1>
        <p className="lead">{apiKeysMessage('mcp.aiAssistantLookUp')}</p>
      </header>
      <section aria-labelledby="connect" className={styles.part}>
        <h2 id="connect">{apiKeysMessage('mcp.1ConnectIt')}</h2>
        <p>
          {apiKeysRich('mcp.addressClaudeChatgptOther', {
            link: (words) => <a href={API_KEYS_PATH}>{words}</a>,
          })}
        </p>
        <CodeBlock label={apiKeysMessage('mcp.theAddressForAssistants')} text={`${origin}/mcp`} />
        <p>
          {apiKeysRich('mcp.createTestKeyScopes', {
            link: (words) => <a href={API_KEYS_PATH}>{words}</a>,
          })}
        </p>
        <CodeBlock label={apiKeysMessage('mcp.serverKey')} text={withKey(origin)} />
        <p>{apiKeysMessage('mcp.claudeCodeCommandDoes')}</p>
        <CodeBlock
          label={apiKeysMessage('mcp.connectingClaudeCode')}
          text={`claude mcp add --transport http understory ${origin}/mcp \\\n  --header "Authorization: Bearer $UNDERSTORY_API_KEY"`}
        />
        <p>
          {apiKeysRich('mcp.claudeDesktopOtherApps', {
            link: (words) => <a href="/developers/cli">{words}</a>,
          })}
        </p>
        <CodeBlock label={apiKeysMessage('mcp.serverProgram')} text={asProgram(origin)} />
      </section>
      <section aria-labelledby="try" className={styles.part}>
        <h2 id="try">{apiKeysMessage('mcp.2AskSomething')}</h2>
        <ul>
          <li>{apiKeysMessage('mcp.doesLitreDieselEmit')}</li>
          <li>{apiKeysMessage('mcp.doesCompanyEmitBakery')}</li>
          <li>{apiKeysMessage('mcp.certificateGenuineDoesCover')}</li>
          <li>{apiKeysMessage('mcp.priceQuarterTonneCo2e')}</li>
        </ul>
      </section>
      <Rules />
    </div>
  )
}

function Rules() {
  return (
    <section aria-labelledby="know" className={styles.part}>
      <h2 id="know">{apiKeysMessage('mcp.goodToKnow')}</h2>
      <dl className={styles.rules}>
        <div>
          <dt>{apiKeysMessage('mcp.theSameCalls')}</dt>
          <dd>
            {apiKeysRich('mcp.eachToolCallApi', {
              link: (words) => <a href="/developers#reference">{words}</a>,
              link2: (words) => <a href="/developers/limits">{words}</a>,
            })}
          </dd>
        </div>
        <div>
          <dt>{apiKeysMessage('mcp.buying')}</dt>
          <dd>
            {apiKeysRich('mcp.buyOffsetSaysHappen', { code: (words) => <code>{words}</code> })}
          </dd>
        </div>
        <div>
          <dt>{apiKeysMessage('mcp.beginTestKey')}</dt>
          <dd>{apiKeysMessage('mcp.nothingChargedNothingCounts')}</dd>
        </div>
        <div>
          <dt>{apiKeysMessage('mcp.whatPeopleWrote')}</dt>
          <dd>{apiKeysMessage('mcp.namesReferencesAnswerMarked')}</dd>
        </div>
        <div>
          <dt>{apiKeysMessage('mcp.versions')}</dt>
          <dd>{apiKeysMessage('mcp.202607282025')}</dd>
        </div>
      </dl>
    </section>
  )
}
