import type { EndpointRequest } from './endpoint-request'

/**
 * Returns a curl command that sends the request. All values are quoted, so the shell does not interpret them.
 */
export function toCurl({ url, headers, form }: EndpointRequest): string {
  const options = [
    ...(form === 'stream' ? ['-N'] : []),
    // `-g` disables globbing, because curl would treat the braces of an empty path parameter as a pattern.
    ...(/[{}[\]]/.test(url) ? ['-g'] : []),
    ...Object.entries(headers).map(([name, value]) => `-H ${shellQuoted(`${name}: ${value}`)}`),
  ]
  return ['curl', ...options, shellQuoted(url)].join(' ')
}

function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}

/** Returns a JavaScript program that sends the request and runs in Node 18, Bun, Deno or a browser. */
export function toTypeScript({ url, headers, form }: EndpointRequest): string {
  const sent = Object.keys(headers).length === 0 ? '' : `, { headers: ${JSON.stringify(headers)} }`
  return [
    `const response = await fetch(${JSON.stringify(url)}${sent})`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the braces belong to the shown program
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

/** Returns a Python 3 program that sends the request without additional packages. */
export function toPython({ url, headers, form }: EndpointRequest): string {
  const pending =
    Object.keys(headers).length === 0
      ? JSON.stringify(url)
      : `Request(${JSON.stringify(url)}, headers=${JSON.stringify(headers)})`
  return [
    ...(form === 'json' ? ['import json'] : []),
    'from urllib.request import Request, urlopen',
    '',
    `with urlopen(${pending}) as response:`,
    ...pythonReading[form].map((line) => `    ${line}`),
  ].join('\n')
}

const pythonReading: Readonly<Record<EndpointRequest['form'], readonly string[]>> = {
  json: ['answer = json.load(response)', 'print(answer)'],
  text: ['print(response.read().decode())'],
  stream: ['for line in response:', '    print(line.decode(), end="")'],
}

/**
 * Returns a Rust program that sends the request with the crates reqwest (features blocking and json) and
 * serde_json.
 */
export function toRust({ url, headers, form }: EndpointRequest): string {
  const sent = Object.entries(headers).map(
    ([name, value]) => `        .header(${rustQuoted(name)}, ${rustQuoted(value)})`,
  )
  return [
    '// cargo add reqwest --features blocking,json',
    '// cargo add serde_json',
    ...(form === 'stream' ? ['use std::io::{BufRead, BufReader};', ''] : []),
    'fn main() -> Result<(), Box<dyn std::error::Error>> {',
    '    let response = reqwest::blocking::Client::new()',
    `        .get(${rustQuoted(url)})`,
    ...sent,
    '        .send()?',
    '        .error_for_status()?;',
    ...rustReading[form].map((line) => `    ${line}`),
    '    Ok(())',
    '}',
  ].join('\n')
}

const rustReading: Readonly<Record<EndpointRequest['form'], readonly string[]>> = {
  json: ['let answer: serde_json::Value = response.json()?;', 'println!("{answer:#}");'],
  text: ['println!("{}", response.text()?);'],
  stream: ['for line in BufReader::new(response).lines() {', '    println!("{}", line?);', '}'],
}

/**
 * Returns a Rust string literal. All characters except printable ASCII are escaped, so bidirectional control
 * characters cannot disguise the code.
 */
function rustQuoted(text: string): string {
  const written = [...text].map((character) => {
    if (character === '"' || character === '\\') return `\\${character}`
    if (/^[ -~]$/.test(character)) return character
    return `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`
  })
  return `"${written.join('')}"`
}
