type Environment = Readonly<Record<string, string | undefined>>

interface ChromiumOptions {
  executablePath?: string
  args: string[]
}

export function findChromium(environment?: Environment): Promise<string | undefined>

export function findHeadlessShell(environment?: Environment): string | undefined

export function chromiumOptions(environment?: Environment, isRoot?: boolean): Promise<ChromiumOptions>

export function headlessShellOptions(environment?: Environment, isRoot?: boolean): Promise<ChromiumOptions>
