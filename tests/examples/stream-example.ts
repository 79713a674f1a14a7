/** How a stream begins: how long to wait before coming back, the prices, and how old each panel is, with the id of all that came before. */
export async function streamExample(ask: (path: string) => Promise<Response>): Promise<string> {
  const response = await ask('/api/stream?topics=prices,dca')
  const reader = response.body?.getReader()
  if (!response.ok || reader === undefined) throw new Error(`the stream answers ${response.status}`)
  const decoder = new TextDecoder()
  let text = ''
  while (!/^id: .*\n.*\n\n/m.test(text)) {
    const { done, value } = await reader.read()
    if (done) throw new Error('the stream has ended before its first id')
    text += decoder.decode(value, { stream: true })
  }
  await reader.cancel()
  return text
}
