import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

/**
 * `npm start`: the whole product. A process that has compiled TypeScript keeps 18 MB for the compiler as long as it
 * runs. So this one fills Node's compile cache, then replaces itself by a process that only reads it.
 */
const root = join(import.meta.dirname, '..');
const compileCache = join(root, 'node_modules/.cache/launcher');
const { directory } = enableCompileCache(compileCache);
const { runProduct } = await import('../launch/product.ts');
flushCompileCache();

// Windows has no `execve`.
if (directory && process.platform !== 'win32')
  process.execve?.(
    process.execPath,
    ['node', '--disable-warning=ExperimentalWarning', join(root, 'launch/product.ts')],
    { ...process.env, NODE_COMPILE_CACHE: compileCache },
  );
await runProduct();
