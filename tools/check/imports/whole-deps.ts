import type { Breach, Source } from '../source.ts'

/** A parameter, or a member of a type, that takes everything the server is composed of. */
const WHOLE_DEPS = /: Deps\b(?!\[)/

/** Composition hands out its parts, so it holds all of them. */
const COMPOSITION =
  /^apps\/api\/src\/(?:(?:app|capability|site|deps)\.ts|compose\/|jobs\/|testing\/|http\/mount\.ts|capabilities\/.*routes\.ts)/

/** Operations that could reach everything, although they say nowhere what they use. */
export function findWholeDeps(sources: readonly Source[]): Breach[] {
  return sources
    .filter(({ path }) => path.startsWith('apps/api/src/') && !path.includes('.test.'))
    .filter(({ path, text }) => !COMPOSITION.test(path) && WHOLE_DEPS.test(text))
    .map(({ path }) => ({
      path,
      rule: 'operations-say-what-they-use',
      message: "An operation takes Pick<Deps, 'db' | …>, not the whole Deps.",
    }))
}
