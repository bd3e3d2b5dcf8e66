type SvgLogoPlace = { readonly x: number; readonly y: number; readonly side: number }

/** The square logo of a business, with the corners of a card. */
export function svgLogo(png: Uint8Array, { x, y, side }: SvgLogoPlace): string {
  const box = `x="${x}" y="${y}" width="${side}" height="${side}"`
  const bytes = Buffer.from(png).toString('base64')
  return [
    `<clipPath id="logo"><rect ${box} rx="${side / 6}"/></clipPath>`,
    `<image ${box} clip-path="url(#logo)" href="data:image/png;base64,${bytes}"/>`,
  ].join('')
}
