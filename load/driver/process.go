package main

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"syscall"
	"time"
)

const ticks = 100 // of /proc a second, on Linux everywhere

// process is what /proc tells about the server; pid 0 for one that may not be looked at.
type process struct{ pid int }

// cpu is the time that the process has used, in all its threads.
func (p process) cpu() (time.Duration, error) {
	stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", p.pid))
	if err != nil {
		return 0, err
	}
	_, rest, _ := strings.Cut(string(stat), ") ") // after the name, which may have spaces
	parts := strings.Fields(rest)
	user, err := strconv.Atoi(parts[11])
	if err != nil {
		return 0, err
	}
	system, err := strconv.Atoi(parts[12])
	return time.Duration(user+system) * time.Second / ticks, err
}

// rss is the memory that the process holds, in bytes.
func (p process) rss() (int, error) {
	statm, err := os.ReadFile(fmt.Sprintf("/proc/%d/statm", p.pid))
	if err != nil {
		return 0, err
	}
	pages, err := strconv.Atoi(strings.Fields(string(statm))[1])
	return pages * os.Getpagesize(), err
}

// ownCPU is the time that this program has used.
func ownCPU() time.Duration {
	var usage syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &usage) != nil {
		return 0
	}
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
}

// meter measures shares of a core from its making until it reports.
type meter struct {
	process     process
	began       time.Time
	own, server time.Duration
}

func newMeter(p process) (*meter, error) {
	m := &meter{process: p, began: time.Now(), own: ownCPU()}
	var err error
	if p.pid != 0 {
		m.server, err = p.cpu()
	}
	return m, err
}

// report adds the shares of a core of this program and of the server, and the server's memory.
func (m *meter) report(out map[string]any) error {
	spent := time.Since(m.began)
	out["driver_cpu"] = rounded(float64(ownCPU()-m.own) / float64(spent))
	if m.process.pid == 0 {
		return nil
	}
	used, err := m.process.cpu()
	if err != nil {
		return err
	}
	rss, err := m.process.rss()
	out["server_cpu"] = rounded(float64(used-m.server) / float64(spent))
	out["server_rss_mb"] = rounded(float64(rss) / 1e6)
	return err
}
