import { CodeBlock } from '../../../../content/api-docs/code-block.tsx'
import styles from '../../../../content/api-docs/developers.module.css'
import { API_KEYS_PATH } from '../api-keys-path.ts'

/** As hosts keep it in a file of JSON. */
const config = (server: object): string =>
  JSON.stringify({ mcpServers: { understory: server } }, null, 2)

const withKey = (origin: string) =>
  config({ url: `${origin}/mcp`, headers: { Authorization: 'Bearer urk_test_…' } })

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
        <h1>For assistants</h1>
        <p className="lead">
          An AI assistant can look up emission factors, work out what something emits, check a
          certificate, and buy what you agreed to. It connects by the Model Context Protocol (MCP).
        </p>
      </header>
      <section aria-labelledby="connect" className={styles.part}>
        <h2 id="connect">1. Connect it</h2>
        <p>
          This is the address. Claude, ChatGPT and other assistants that ask you to sign in need
          nothing else: you choose on our page what they may do, and can end it under{' '}
          <a href={API_KEYS_PATH}>API keys</a>. Public data works without signing in.
        </p>
        <CodeBlock label="The address for assistants" text={`${origin}/mcp`} />
        <p>
          Or <a href={API_KEYS_PATH}>create a test key</a> with the scopes it needs. For Cursor,
          Windsurf and others that list their servers in a file:
        </p>
        <CodeBlock label="A server with a key" text={withKey(origin)} />
        <p>In Claude Code, one command does it:</p>
        <CodeBlock
          label="Connecting Claude Code"
          text={`claude mcp add --transport http understory ${origin}/mcp \\\n  --header "Authorization: Bearer $UNDERSTORY_API_KEY"`}
        />
        <p>
          Claude Desktop and other apps can start a program instead. Install{' '}
          <a href="/developers/cli">ours</a>, then add it:
        </p>
        <CodeBlock label="A server that is a program" text={asProgram(origin)} />
      </section>
      <section aria-labelledby="try" className={styles.part}>
        <h2 id="try">2. Ask something</h2>
        <ul>
          <li>What does a litre of diesel emit, and who says so?</li>
          <li>What does our company emit: a bakery in Leeds, 12 people, £1.4 million a year?</li>
          <li>Is this certificate genuine, and what does it cover?</li>
          <li>Price a quarter of a tonne of CO2e, and show me before you buy.</li>
        </ul>
      </section>
      <Rules />
    </div>
  )
}

function Rules() {
  return (
    <section aria-labelledby="know" className={styles.part}>
      <h2 id="know">Good to know</h2>
      <dl className={styles.rules}>
        <div>
          <dt>The same calls</dt>
          <dd>
            Each tool is a call of the <a href="/developers#reference">API</a>, with its scopes, its{' '}
            <a href="/developers/limits">limits</a> and its refusals.
          </dd>
        </div>
        <div>
          <dt>Buying</dt>
          <dd>
            <code>buy_offset</code> says what would happen, and buys with <code>dryRun: false</code>{' '}
            alone. It never costs more than <code>maxTotalMinor</code> or than the key may spend.
            Make a key that asks you above a sum of nothing, and you say yes to each purchase on our
            page.
          </dd>
        </div>
        <div>
          <dt>Begin with a test key</dt>
          <dd>Nothing is charged, and nothing of it counts.</dd>
        </div>
        <div>
          <dt>What people wrote</dt>
          <dd>
            Names and references in an answer are marked as data. A careful host still asks you
            before it acts on anything that it read.
          </dd>
        </div>
        <div>
          <dt>Versions</dt>
          <dd>
            2026-07-28, 2025-11-25 and 2025-06-18, by HTTP and without sessions. The documentation
            and the types of event are resources, and there are three prompts.
          </dd>
        </div>
      </dl>
    </section>
  )
}
