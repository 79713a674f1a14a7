/** Generates the types of the Geyser protocol and its definition as JSON into `outDir`. */
export function generateGeyserTypes(outDir: string): Promise<void>
