import type { EndpointRequest } from './endpoint-request'

/** The command for a shell. What stands in quotes means nothing to it, whatever it is. */
export function toCurl({ url, headers, form }: EndpointRequest): string {
  const options = [
    ...(form === 'stream' ? ['-N'] : []),
    // Braces of a part that is not filled in yet are no pattern.
    ...(/[{}[\]]/.test(url) ? ['-g'] : []),
    ...Object.entries(headers).map(([name, value]) => `-H ${shellQuoted(`${name}: ${value}`)}`),
  ]
  return ['curl', ...options, shellQuoted(url)].join(' ')
}

function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}

/** A program for Node 18, Bun, Deno or a browser. */
export function toTypeScript({ url, headers, form }: EndpointRequest): string {
  const sent = Object.keys(headers).length === 0 ? '' : `, { headers: ${JSON.stringify(headers)} }`
  return [
    `const response = await fetch(${JSON.stringify(url)}${sent})`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the braces are the shown program's own
    'if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`)',
    ...typeScriptReading[form],
  ].join('\n')
}

const typeScriptReading: Readonly<Record<EndpointRequest['form'], readonly string[]>> = {
  json: ['const answer = await response.json()', 'console.log(answer)'],
  text: ['console.log(await response.text())'],
  stream: [
    'const events = response.body!.pipeThrough(new TextDecoderStream())',
    'for await (const text of events) console.log(text)',
  ],
}

/** A program for Python 3 without packages. */
export function toPython({ url, headers, form }: EndpointRequest): string {
  const asked =
    Object.keys(headers).length === 0
      ? JSON.stringify(url)
      : `Request(${JSON.stringify(url)}, headers=${JSON.stringify(headers)})`
  return [
    ...(form === 'json' ? ['import json'] : []),
    'from urllib.request import Request, urlopen',
    '',
    `with urlopen(${asked}) as response:`,
    ...pythonReading[form].map((line) => `    ${line}`),
  ].join('\n')
}

const pythonReading: Readonly<Record<EndpointRequest['form'], readonly string[]>> = {
  json: ['answer = json.load(response)', 'print(answer)'],
  text: ['print(response.read().decode())'],
  stream: ['for line in response:', '    print(line.decode(), end="")'],
}
