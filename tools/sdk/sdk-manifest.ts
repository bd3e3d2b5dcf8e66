type SdkFiles = { readonly entries: readonly string[]; readonly program: string }

/** What npm is told of the package; the first entry is the package itself. */
export function sdkManifest(version: string, { entries, program }: SdkFiles) {
  const [main = '', ...others] = entries
  const exportOf = (name: string) => ({ types: `./types/${name}.d.ts`, default: `./${name}.js` })
  return {
    name: 'understory',
    version,
    description:
      'Measure emissions, fund trees, CO2e and plastic removal, and check what was funded.',
    license: 'Apache-2.0',
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20.12' },
    bin: { understory: `./${program}.js` },
    exports: {
      '.': exportOf(main),
      ...Object.fromEntries(others.map((name) => [`./${name}`, exportOf(name)])),
    },
  }
}
