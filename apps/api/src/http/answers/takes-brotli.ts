/** Whether a client accepts brotli. A weight of 0 refuses it; `*` stands for every encoding that is not named. */
export function takesBrotli({ headers }: Request): boolean {
  const weights = new Map((headers.get('accept-encoding') ?? '').split(',').map(weightOf))
  return (weights.get('br') ?? weights.get('*') ?? 0) > 0
}

function weightOf(accepted: string): [string, number] {
  const [name = '', ...parameters] = accepted.toLowerCase().split(';')
  const [, weight = '1'] = /^\s*q\s*=\s*([\d.]+)/.exec(parameters.join(';')) ?? []
  return [name.trim(), Number(weight)]
}
