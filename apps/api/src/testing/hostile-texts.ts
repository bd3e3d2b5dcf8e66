/** What markup is written with, and how it is smuggled. */
const OPENERS = [
  '<',
  '"><',
  "'><",
  '</style><',
  '</title><',
  '-->',
  '</p><',
  ']]><',
  '\u0000<',
  '＜',
]
const BODIES = [
  'script>window.hit=1</script>',
  'img src=x onerror=window.hit=1>',
  'svg/onload=window.hit=1>',
  'iframe srcdoc="<script>window.hit=1</script>">',
  'a href="javascript:window.hit=1">x</a>',
  'style>*{background:url(javascript:window.hit=1)}</style>',
  'meta http-equiv=refresh content="0;url=javascript:window.hit=1">',
  'body onpageshow=window.hit=1>',
  'template><script>window.hit=1</script></template>',
  'math><mtext><img src=x onerror=window.hit=1>',
]
export const PAYLOADS = OPENERS.flatMap((opener) => BODIES.map((body) => opener + body))

/** The markup of a page, without the text of its elements and the values of its attributes. */
export const skeleton = (html: string) =>
  html.replaceAll(/"[^"]*"/g, '""').replaceAll(/>[^<]*/g, '>')
