type Environment = Readonly<Record<string, string | undefined>>

export function findChromium(environment?: Environment): Promise<string | undefined>

export function chromiumOptions(
  environment?: Environment,
  isRoot?: boolean,
): Promise<{ executablePath?: string; args: string[] }>
