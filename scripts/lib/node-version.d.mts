export function isNodeEnough(version: string, engines: string): boolean
export function nodeWarning(version: string): string | undefined
export function describeEngines(engines: string): string
