// Whoever ends the terminal's process by force ends the service too: it would keep its port, and no reload would reach it.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.channel?.unref();
