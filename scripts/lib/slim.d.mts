export const slimNote: string
export const unusedPackages: readonly string[]
export function isNeeded(name: string): boolean
export function isForDevelopment(packages: string): boolean
export function slim(packages: string): number
