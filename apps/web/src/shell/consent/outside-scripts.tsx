import { outsideFiles } from 'virtual:outside-files'
import type { Outside } from './load-outside.ts'

type OutsideScriptsProps = Pick<Outside, 'reportsErrors' | 'telemetry' | 'isChat'> & {
  readonly nonce: string
}

/** The scripts that settings switch on; with none of them a page has nothing here. */
export function OutsideScripts({ nonce, reportsErrors, telemetry, isChat }: OutsideScriptsProps) {
  return (
    <>
      {reportsErrors ? <script type="module" nonce={nonce} src={outsideFiles.errors} /> : null}
      {isChat ? <script type="module" nonce={nonce} src={outsideFiles.chat} /> : null}
      {telemetry ? (
        <script
          type="module"
          nonce={nonce}
          src={outsideFiles.telemetry}
          data-telemetry={JSON.stringify(telemetry)}
        />
      ) : null}
    </>
  )
}
