import { outsideFiles } from 'virtual:outside-files'

type OutsideScriptsProps = {
  readonly nonce: string
  /** Errors of scripts are sent to our own server. */
  readonly reportsErrors: boolean
}

/** The scripts that settings switch on; with none of them a page has nothing here. */
export function OutsideScripts({ nonce, reportsErrors }: OutsideScriptsProps) {
  return reportsErrors ? <script type="module" nonce={nonce} src={outsideFiles.errors} /> : null
}
