type Environment = Readonly<Record<string, string | undefined>>

interface ChromiumOptions {
  executablePath?: string
  args: string[]
}

export function findChromium(environment?: Environment): Promise<string | undefined>

export function findShell(environment?: Environment): string | undefined

export function chromiumOptions(environment?: Environment, isRoot?: boolean): Promise<ChromiumOptions>

export function shellOptions(environment?: Environment, isRoot?: boolean): Promise<ChromiumOptions>
