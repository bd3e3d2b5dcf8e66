import type { Config } from '../configuration/config.ts'

/** Gives a running product other settings of its environment, above everything that is published. */
export function changeSettings(config: Config, settings: Partial<Config>): void {
  for (const [name, value] of Object.entries(settings)) {
    Object.defineProperty(config, name, { value, configurable: true, enumerable: true })
  }
}
